/** A figure on the island. */
final class Piece {
    final Kind kind;
    int damage;

    Piece(Kind kind, int damage) {
        this.kind = kind;
        this.damage = damage;
    }

    /** Pieces with the same label are alike: "city", "city (2 damage)". */
    String label() {
        return damage == 0 ? kind.label() : kind.label() + " (" + damage + " damage)";
    }
}
