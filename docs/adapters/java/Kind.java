/** The kinds of piece: health, damage dealt in a ravage, Fear made when one is destroyed. */
enum Kind {
    CITY(3, 3, 2), TOWN(2, 2, 1), EXPLORER(1, 1, 0), DAHAN(2, 2, 0);

    final int health, damage, fear;

    Kind(int health, int damage, int fear) {
        this.health = health;
        this.damage = damage;
        this.fear = fear;
    }

    boolean isInvader() {
        return this != DAHAN;
    }

    /** The name of the kind, as in "city". */
    String label() {
        return name().toLowerCase();
    }

    static Kind of(String label) {
        return valueOf(label.toUpperCase());
    }
}
