import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Spirit Island: the set-up of the boards and the Invader phase, without Fear card effects. */
final class Game {
    /** The rules don't allow this. */
    static final class IllegalMove extends RuntimeException {
        IllegalMove(String message) {
            super(message);
        }
    }

    /** The rules allow it, but this engine doesn't know how. */
    static final class Unable extends RuntimeException {
        Unable(String message) {
            super(message);
        }
    }

    /** The game has ended: `result` and `resultBy` tell how. */
    static final class GameOver extends RuntimeException {
        GameOver() {
            super(null, null, false, false);
        }
    }

    /** What a Spirit has beside the island. */
    static final class Spirit {
        int energy, destroyedPresence;
        final List<String> hand = new ArrayList<>(), inPlay = new ArrayList<>();
        final List<String> discard = new ArrayList<>(), forgotten = new ArrayList<>();
        final Map<String, Integer> elements = new TreeMap<>();
    }

    private static final int DAMAGE_THAT_BLIGHTS = 2, FEAR_MARKERS = 4, FEAR_CARDS = 9;
    private static final int HEALTHY_BLIGHT = 2, BLIGHT_WITHOUT_CARD = 5, MOST_PLAYERS = 4;
    private static final int[] CARDS_OF_STAGE = {3, 4, 5};
    private static final String DIVIDER = "Terror Level ";
    private static final List<String> LEVELS = List.of("I", "II", "III");

    private final Players players;
    int playerCount = 1;
    List<String> boards = new ArrayList<>();
    final Map<String, Land> lands = new TreeMap<>();
    final Map<String, Spirit> spirits = new TreeMap<>();

    int fearPool, generatedFear, terrorLevel = 1;
    final List<String> fearDeck = new ArrayList<>(), earnedFear = new ArrayList<>();
    final List<String> fearDiscard = new ArrayList<>();

    String blightCard = ""; // "" if they play without
    boolean blighted;
    int blightTokens;

    final List<String> invaderDeck = new ArrayList<>(), invaderDiscard = new ArrayList<>();
    String exploreCard = "", buildCard = "", ravageCard = "";
    final Set<String> skipped = new TreeSet<>(); // "ravage", "build", "explore"

    String result = "", resultBy = "";

    Game(Players players) {
        this.players = players;
    }

    // Set-up

    void setUp(int playerCount, boolean withBlightCard) {
        setUpInvaderBoard(playerCount, withBlightCard);
        setUpIsland();
        firstExplore();
    }

    void setUpInvaderBoard(int playerCount, boolean withBlightCard) {
        if (playerCount < 1 || playerCount > MOST_PLAYERS) {
            throw new IllegalMove("the game is for 1 to " + MOST_PLAYERS + " players");
        }
        this.playerCount = playerCount;
        fearPool = FEAR_MARKERS * playerCount;
        generatedFear = 0;
        terrorLevel = 1;
        earnedFear.clear();
        fearDiscard.clear();
        fearDeck.clear();
        fearDeck.addAll(
            players.draw(Players.Question.FEAR_CARDS, "fear deck", FEAR_CARDS, Box.FEAR_CARDS));
        fearDeck.add(6, DIVIDER + "III");
        fearDeck.add(3, DIVIDER + "II");
        buildInvaderDeck();
        invaderDiscard.clear();
        exploreCard = buildCard = ravageCard = "";
        blighted = false;
        if (withBlightCard) {
            blightCard = players.draw(Players.Question.BLIGHT_CARD, "invader board", 1,
                List.copyOf(Box.BLIGHT_CARDS.keySet())).get(0);
        } else {
            blightCard = "";
        }
        blightTokens = (withBlightCard ? HEALTHY_BLIGHT : BLIGHT_WITHOUT_CARD) * playerCount;
    }

    void buildInvaderDeck() {
        invaderDeck.clear();
        for (int stage = 1; stage <= 3; stage++) {
            invaderDeck.addAll(players.draw(Players.Question.INVADER_CARDS, "stage " + stage,
                CARDS_OF_STAGE[stage - 1], Box.INVADER_CARDS.get(stage - 1)));
        }
    }

    void setUpIsland() {
        boards = players.draw(Players.Question.BOARDS, "island", playerCount, Box.BOARD_NAMES);
        lands.clear();
        for (String board : boards) lands.putAll(Box.board(board, true));
    }

    void firstExplore() {
        explore();
        buildCard = exploreCard;
        exploreCard = "";
    }

    // The Invader phase

    void invaderPhase() {
        blightedIsland();
        if (!earnedFear.isEmpty()) {
            throw new Unable("the effects of Fear cards are not known here");
        }
        ravage();
        build();
        explore();
        advanceCards();
    }

    /** Both Blight cards destroy a presence of each Spirit; by one it may forget a card instead. */
    void blightedIsland() {
        if (!blighted) return;
        spirits.forEach((name, spirit) -> {
            if (!(blightCard.equals("Memory Fades to Dust") && forgetsInstead(name, spirit))) {
                List<String> options = lands.values().stream()
                    .filter(land -> land.presence.getOrDefault(name, 0) > 0)
                    .map(land -> land.name).toList();
                if (options.isEmpty()) return;
                String chosen = players.choose(Players.Question.DESTROY_PRESENCE, name, options);
                destroyPresence(land(chosen), name, 1);
            }
        });
        judge();
    }

    private boolean forgetsInstead(String name, Spirit spirit) {
        List<String> cards = new ArrayList<>(spirit.hand);
        cards.addAll(spirit.inPlay);
        cards.addAll(spirit.discard);
        if (cards.isEmpty()) return false;
        String chosen = players.choose(Players.Question.FORGET_OR_DESTROY, name,
            List.of("forget", "destroy presence"));
        if (!chosen.equals("forget")) return false;
        String card = players.choose(Players.Question.FORGET, name, cards);
        if (!spirit.hand.remove(card) && !spirit.inPlay.remove(card)) spirit.discard.remove(card);
        spirit.forgotten.add(card);
        return true;
    }

    void ravage() {
        if (skipped.contains("ravage")) return;
        List<String> due = new ArrayList<>(shownBy(ravageCard).stream()
            .filter(this::isRavaged).map(land -> land.name).toList());
        while (!due.isEmpty()) {
            String next = players.choose(Players.Question.NEXT_LAND, "ravage", due);
            due.remove(next);
            ravageIn(land(next));
        }
    }

    void ravageLand(String name) {
        Land land = shownLand(name, ravageCard);
        if (!skipped.contains("ravage")) ravageIn(land);
    }

    private boolean isRavaged(Land land) {
        return !land.invaders().isEmpty() && !land.forbidden.contains("ravage");
    }

    /** The Invaders hit the land and the Dahan with all their damage, then the Dahan fight back. */
    private void ravageIn(Land land) {
        if (!isRavaged(land)) return;
        int dealt = land.invaders().stream().mapToInt(piece -> piece.kind.damage).sum();
        int damage = Math.max(0, dealt + land.extraDamage - land.defend);
        if (damage >= DAMAGE_THAT_BLIGHTS) addBlight(land);
        hitDahan(land, damage);
        damageInvaders(
            land, Kind.DAHAN.damage * land.count(Kind.DAHAN), Players.Question.FIGHT_BACK);
    }

    /** One Dahan after another takes what it can bear: the damage isn't spread. */
    private void hitDahan(Land land, int damage) {
        while (damage > 0 && land.count(Kind.DAHAN) > 0) {
            Piece hit = choosePiece(land, Kind.DAHAN, Players.Question.DAHAN_HIT);
            int taken = Math.min(damage, land.health(Kind.DAHAN) - hit.damage);
            hit.damage += taken;
            damage -= taken;
            if (land.isDestroyed(hit)) land.pieces.remove(hit);
        }
    }

    void build() {
        if (!skipped.contains("build")) shownBy(buildCard).forEach(this::buildIn);
    }

    void buildLand(String name) {
        Land land = shownLand(name, buildCard);
        if (!skipped.contains("build")) buildIn(land);
    }

    private void buildIn(Land land) {
        if (land.invaders().isEmpty() || land.forbidden.contains("build")) return;
        if (land.count(Kind.TOWN) <= land.count(Kind.CITY)) {
            land.add(Kind.TOWN, 1);
        } else if (!land.forbidden.contains("build_city")) {
            land.add(Kind.CITY, 1);
        }
    }

    void explore() {
        revealCard();
        if (!skipped.contains("explore")) shownBy(exploreCard).forEach(this::exploreIn);
    }

    void revealCard() {
        if (invaderDeck.isEmpty()) end("defeat", "time");
        exploreCard = invaderDeck.remove(0);
    }

    void exploreLand(String name) {
        Land land = shownLand(name, exploreCard);
        if (!skipped.contains("explore")) exploreIn(land);
    }

    private void exploreIn(Land land) {
        boolean reached = land.coastal || land.hasBuildings()
            || neighbours(land).stream().anyMatch(name -> land(name).hasBuildings());
        if (reached && !land.forbidden.contains("explore")) land.add(Kind.EXPLORER, 1);
    }

    void advanceCards() {
        if (!ravageCard.isEmpty()) invaderDiscard.add(ravageCard);
        ravageCard = buildCard;
        buildCard = exploreCard;
        exploreCard = "";
    }

    void timePasses() {
        for (Spirit spirit : spirits.values()) {
            spirit.discard.addAll(spirit.inPlay);
            spirit.inPlay.clear();
            spirit.elements.clear();
        }
        for (Land land : lands.values()) {
            land.pieces.forEach(piece -> piece.damage = 0);
            land.defend = land.extraDamage = 0;
            land.extraHealth.clear();
            land.forbidden.clear();
        }
        skipped.clear();
    }

    // Blight

    void addBlight(String name) {
        addBlight(land(name));
        judge();
    }

    private void addBlight(Land land) {
        boolean cascades = land.blight > 0;
        land.blight++;
        blightTokens--;
        if (blightTokens == 0) blightRunsOut();
        for (String spirit : List.copyOf(land.presence.keySet())) destroyPresence(land, spirit, 1);
        judge();
        if (cascades) {
            String next = players.choose(Players.Question.CASCADE, land.name, neighbours(land));
            addBlight(land(next));
        }
    }

    private void blightRunsOut() {
        if (blighted || blightCard.isEmpty()) end("defeat", "blight");
        blighted = true;
        blightTokens = Box.BLIGHT_CARDS.get(blightCard) * playerCount;
    }

    void removeBlight(String name) {
        Land land = land(name);
        if (land.blight == 0) throw new IllegalMove("there is no blight in " + name);
        land.blight--;
        blightTokens++;
    }

    // Damage, destroy, remove, replace

    void dealDamage(String name, int damage) {
        damageInvaders(land(name), damage, Players.Question.DAMAGE);
        judge();
    }

    private void damageInvaders(Land land, int damage, Players.Question question) {
        Map<String, Integer> targets = Land.byLabel(land.invaders());
        if (damage == 0 || targets.isEmpty()) return;
        Map<String, List<Integer>> division = players.divide(question, land.name, damage, targets);
        // Find all who are hit before anyone's damage changes.
        Map<Piece, Integer> hits = new LinkedHashMap<>();
        division.forEach((label, parts) -> {
            List<Piece> alike = land.invaders().stream()
                .filter(piece -> piece.label().equals(label)).toList();
            for (int i = 0; i < parts.size(); i++) hits.put(alike.get(i), parts.get(i));
        });
        hits.forEach((piece, part) -> piece.damage += part);
        destroy(land, hits.keySet().stream().filter(land::isDestroyed).toList());
    }

    void destroy(String name, Map<Kind, Integer> counts, Map<String, Integer> presence) {
        Land land = land(name);
        List<Piece> taken = takePieces(land, counts);
        presence.forEach((spirit, count) -> destroyPresence(land, spirit, count));
        destroy(land, taken);
    }

    /** All of them at once: then come the Fear and its consequences. */
    private void destroy(Land land, Collection<Piece> destroyed) {
        land.pieces.removeAll(destroyed);
        generateFear(destroyed.stream().mapToInt(piece -> piece.kind.fear).sum());
    }

    private void destroyPresence(Land land, String spirit, int count) {
        int there = land.presence.getOrDefault(spirit, 0), gone = Math.min(count, there);
        land.presence.put(spirit, there - gone);
        spirits.get(spirit).destroyedPresence += gone;
    }

    void remove(String name, Map<Kind, Integer> counts) {
        Land land = land(name);
        takePieces(land, counts);
        judge();
    }

    /** The other piece takes over the damage, and is destroyed if that is too much for it. */
    void replace(String name, Kind kind, Kind by) {
        Land land = land(name);
        if (land.count(kind) == 0) throw new IllegalMove("there is no " + kind.label() + " there");
        Piece replaced = takePieces(land, Map.of(kind, 1)).get(0);
        Piece placed = new Piece(by, replaced.damage);
        land.pieces.add(placed);
        destroy(land, land.isDestroyed(placed) ? List.of(placed) : List.of());
    }

    /** As many as there are, up to the counts. */
    private List<Piece> takePieces(Land land, Map<Kind, Integer> counts) {
        List<Piece> taken = new ArrayList<>();
        counts.forEach((kind, count) -> {
            boolean all = count >= land.count(kind);
            for (int i = Math.min(count, land.count(kind)); i > 0; i--) {
                Piece piece = all ? land.of(kind).get(0)
                    : choosePiece(land, kind, Players.Question.PIECE);
                land.pieces.remove(piece);
                taken.add(piece);
            }
        });
        return taken;
    }

    private Piece choosePiece(Land land, Kind kind, Players.Question question) {
        List<Piece> pieces = land.of(kind);
        String label = players.choose(
            question, land.name, List.copyOf(Land.byLabel(pieces).keySet()));
        return pieces.stream().filter(piece -> piece.label().equals(label)).findFirst().get();
    }

    // Fear, victory and defeat

    void generateFear(int fear) {
        for (; fear > 0 && fearPool > 0; fear--) {
            fearPool--;
            generatedFear++;
            if (fearPool == 0) earnFearCard();
        }
        judge();
    }

    private void earnFearCard() {
        fearPool = generatedFear;
        generatedFear = 0;
        if (!fearDeck.isEmpty()) earnedFear.add(fearDeck.remove(0));
        while (!fearDeck.isEmpty() && fearDeck.get(0).startsWith(DIVIDER)) {
            terrorLevel = LEVELS.indexOf(fearDeck.remove(0).substring(DIVIDER.length())) + 1;
        }
        if (fearDeck.isEmpty()) end("victory", "terror level victory");
        judgeVictory();
    }

    /** Victory comes first: if both are there at once, the island is saved by a sacrifice. */
    private void judge() {
        judgeVictory();
        for (String spirit : spirits.keySet()) {
            boolean present = lands.values().stream()
                .anyMatch(land -> land.presence.getOrDefault(spirit, 0) > 0);
            if (!present) end("defeat", "presence");
        }
    }

    private void judgeVictory() {
        boolean won = lands.values().stream().flatMap(land -> land.invaders().stream())
            .noneMatch(piece -> switch (terrorLevel) {
                case 1 -> true;
                case 2 -> piece.kind != Kind.EXPLORER;
                default -> piece.kind == Kind.CITY;
            });
        if (won) end("victory", "terror level " + terrorLevel);
    }

    private void end(String result, String by) {
        this.result = result;
        this.resultBy = by;
        throw new GameOver();
    }

    // Lands

    private Land land(String name) {
        Land land = lands.get(name);
        if (land == null) throw new IllegalMove("there is no land " + name);
        return land;
    }

    private List<String> neighbours(Land land) {
        if (boards.size() > 1) throw new Unable("how boards join is not known here");
        return land.neighbours;
    }

    private List<Land> shownBy(String card) {
        return lands.values().stream().filter(land -> Box.shows(card, land)).toList();
    }

    private Land shownLand(String name, String card) {
        if (card.isEmpty()) throw new IllegalMove("there is no Invader card on that space");
        Land land = land(name);
        if (!Box.shows(card, land)) throw new IllegalMove(card + " doesn't show " + name);
        return land;
    }
}
