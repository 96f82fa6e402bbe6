import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What comes in the box: the boards and the cards. */
final class Box {
    /**
     * Each land: number, terrain, neighbours, and what stands in it at the start (c City, t Town,
     * d Dahan, b blight). The lands 1 to 3 of every board lie at the ocean.
     */
    private static final Map<String, String> BOARDS = new TreeMap<>(Map.of(
        "A", "1 mountain 2456 -, 2 wetland 134 cd, 3 jungle 24 dd, 4 sands 1235 b,"
            + "5 wetland 14678 -, 6 mountain 158 d, 7 sands 58 dd, 8 jungle 567 t",
        "B", "1 wetland 2456 d, 2 mountain 134 c, 3 sands 24 dd, 4 jungle 12357 b,"
            + "5 sands 1467 -, 6 wetland 1578 t, 7 mountain 4568 d, 8 jungle 67 dd",
        "C", "1 jungle 256 d, 2 sands 1345 c, 3 mountain 24 dd, 4 jungle 2357 -,"
            + "5 wetland 12467 ddb, 6 sands 1578 d, 7 mountain 4568 t, 8 wetland 67 -",
        "D", "1 wetland 2578 dd, 2 jungle 1345 cd, 3 wetland 24 -, 4 sands 2356 -,"
            + "5 mountain 12467 db, 6 jungle 457 -, 7 sands 1568 tdd, 8 mountain 17 -"));

    /** Their boards have special rules that reach into the Invader phase; not known here. */
    static final Set<String> SPIRITS_WITH_A_BOARD = Set.of(
        "Lightning's Swift Strike", "River Surges in Sunlight", "Shadows Flicker Like Flame",
        "Vital Strength of the Earth", "Thunderspeaker", "Ocean's Hungry Grasp",
        "A Spread of Rampant Green", "Bringer of Dreams and Nightmares");

    static final List<String> BOARD_NAMES = List.copyOf(BOARDS.keySet());

    static final List<List<String>> INVADER_CARDS = List.of(
        List.of("1-jungle", "1-mountain", "1-sands", "1-wetland"),
        List.of("2-jungle", "2-mountain", "2-sands", "2-wetland", "2-coastal"),
        List.of("3-jungle-mountain", "3-jungle-sands", "3-jungle-wetland", "3-mountain-sands",
            "3-mountain-wetland", "3-sands-wetland"));

    static final List<String> FEAR_CARDS = List.of(
        "Avoid the Dahan", "Belief Takes Root", "Dahan Enheartened", "Dahan on their Guard",
        "Dahan Raid", "Emigration Accelerates", "Fear of the Unseen", "Isolation",
        "Overseas Trade Seems Safer", "Retreat!", "Scapegoats", "Seek Safety",
        "Tall Tales of Savagery", "Trade Suffers", "Wary of the Interior");

    /** The Blight cards, and how much blight for each player lies on the Blighted side. */
    static final Map<String, Integer> BLIGHT_CARDS =
        new TreeMap<>(Map.of("Downward Spiral", 5, "Memory Fades to Dust", 4));

    /** The lands of a board, set up for the start of the game or empty. */
    static Map<String, Land> board(String board, boolean setUp) {
        Map<String, Land> lands = new TreeMap<>();
        for (String line : BOARDS.get(board).split(", *")) {
            String[] told = line.split(" ");
            List<String> neighbours = told[2].chars().mapToObj(n -> board + (char) n).toList();
            Land land = new Land(board + told[0], told[1], told[0].compareTo("3") <= 0, neighbours);
            if (setUp) {
                for (char icon : told[3].toCharArray()) {
                    switch (icon) {
                        case 'c' -> land.add(Kind.CITY, 1);
                        case 't' -> land.add(Kind.TOWN, 1);
                        case 'd' -> land.add(Kind.DAHAN, 1);
                        case 'b' -> land.blight++;
                        default -> { }
                    }
                }
            }
            lands.put(land.name, land);
        }
        return lands;
    }

    /** Whether an Invader card, as "3-jungle-sands", shows a land. */
    static boolean shows(String card, Land land) {
        List<String> types = List.of(card.split("-"));
        return types.contains(land.terrain) || land.coastal && types.contains("coastal");
    }
}
