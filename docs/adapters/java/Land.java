import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** One land and what stands in it. */
final class Land {
    final String name, terrain;
    final boolean coastal;
    final List<String> neighbours;

    final List<Piece> pieces = new ArrayList<>();
    final Map<String, Integer> presence = new TreeMap<>();
    int blight;

    // What holds for this turn only.
    int defend, extraDamage;
    final Map<Kind, Integer> extraHealth = new EnumMap<>(Kind.class);
    /** What the Invaders don't do here: "ravage", "build", "build_city", "explore". */
    final Set<String> forbidden = new LinkedHashSet<>();

    Land(String name, String terrain, boolean coastal, List<String> neighbours) {
        this.name = name;
        this.terrain = terrain;
        this.coastal = coastal;
        this.neighbours = neighbours;
    }

    List<Piece> of(Kind kind) {
        return pieces.stream().filter(piece -> piece.kind == kind).toList();
    }

    int count(Kind kind) {
        return of(kind).size();
    }

    void add(Kind kind, int count) {
        for (int i = 0; i < count; i++) pieces.add(new Piece(kind, 0));
    }

    List<Piece> invaders() {
        return pieces.stream().filter(piece -> piece.kind.isInvader()).toList();
    }

    boolean hasBuildings() {
        return count(Kind.TOWN) + count(Kind.CITY) > 0;
    }

    int health(Kind kind) {
        return kind.health + extraHealth.getOrDefault(kind, 0);
    }

    boolean isDestroyed(Piece piece) {
        return piece.damage >= health(piece.kind);
    }

    /** How many pieces there are of each label, the strongest kind first. */
    static Map<String, Integer> byLabel(List<Piece> pieces) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        pieces.stream().sorted((a, b) -> a.kind.compareTo(b.kind))
            .forEach(piece -> counts.merge(piece.label(), 1, Integer::sum));
        return counts;
    }
}
