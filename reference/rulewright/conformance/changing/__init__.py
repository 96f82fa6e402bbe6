"""What a change of the rules or of the cases changes."""
