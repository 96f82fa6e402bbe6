"""The harness: plays cases against implementations and tells which clauses they break."""
