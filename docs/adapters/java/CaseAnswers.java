import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The players of a case: they answer what the case says.
 *
 * <p>Its answers are by key (what is asked) and subject (about what), each a list of successive
 * answers: {"cascade": {"A2": ["A3", "A4"]}} lets blight spread from A2 to A3, and the next time
 * to A4.
 */
final class CaseAnswers implements Players {
    /** The case has no answer to this. */
    static final class Missing extends RuntimeException {
        final Map<String, Object> ask;

        Missing(Map<String, Object> ask) {
            super("no answer to " + ask);
            this.ask = ask;
        }
    }

    /** The case chooses what isn't offered. */
    static final class NotOffered extends RuntimeException {
        NotOffered(Object answer, Map<String, Object> ask) {
            super(Json.write(answer) + " can't be answered to " + Json.write(ask));
        }
    }

    /** What was asked so far. */
    final List<Map<String, Object>> asked = new ArrayList<>();
    private final Map<String, List<Object>> left = new HashMap<>();

    CaseAnswers(Map<String, Object> answers) {
        answers.forEach((key, subjects) -> Json.object(subjects).forEach((subject, successive) ->
            left.put(key + "/" + subject, new ArrayList<>(Json.list(successive)))));
    }

    @Override
    public String choose(Question question, String about, List<String> options) {
        var ask = ask(question, about, options);
        Object answer = answer(ask, options.size() == 1 ? options.get(0) : null);
        if (!options.contains(Json.text(answer))) throw new NotOffered(answer, ask);
        return Json.text(answer);
    }

    @Override
    public Map<String, List<Integer>> divide(
            Question question, String about, int damage, Map<String, Integer> pieces) {
        var ask = ask(question, about, List.copyOf(pieces.keySet()));
        ask.put("amount", damage);
        // One piece takes it all, and a single damage goes to one of those that are alike.
        boolean forced = pieces.size() == 1 && (damage == 1 || pieces.containsValue(1));
        String only = pieces.keySet().iterator().next();
        Object answer = answer(ask, forced ? Map.of(only, List.of(damage)) : null);

        Map<String, List<Integer>> division = new LinkedHashMap<>();
        int divided = 0;
        for (var part : Json.object(answer).entrySet()) {
            List<Integer> amounts = Json.list(part.getValue()).stream().map(Json::number).toList();
            if (amounts.size() > pieces.getOrDefault(part.getKey(), 0)
                    || amounts.stream().anyMatch(amount -> amount < 0)) {
                throw new NotOffered(answer, ask);
            }
            division.put(part.getKey(), amounts);
            divided += amounts.stream().mapToInt(amount -> amount).sum();
        }
        if (divided != damage) throw new NotOffered(answer, ask);
        return division;
    }

    @Override
    public List<String> draw(Question question, String about, int count, List<String> from) {
        var ask = ask(question, about, from);
        List<String> drawn = Json.texts(answer(ask, null));
        if (drawn.size() != count || new HashSet<>(drawn).size() != count
                || !from.containsAll(drawn)) {
            throw new NotOffered(drawn, ask);
        }
        return new ArrayList<>(drawn);
    }

    private static Map<String, Object> ask(Question question, String about, List<String> options) {
        Map<String, Object> ask = new LinkedHashMap<>();
        ask.put("key", question.name().toLowerCase());
        ask.put("subject", about);
        ask.put("options", List.copyOf(options));
        return ask;
    }

    /**
     * The next answer of the case. What is forced isn't asked: then there need be none, but if
     * there is one it is used up, and must be right.
     */
    private Object answer(Map<String, Object> ask, Object forced) {
        if (forced == null) asked.add(ask);
        List<Object> successive = left.get(ask.get("key") + "/" + ask.get("subject"));
        if (successive != null && !successive.isEmpty()) return successive.remove(0);
        if (forced == null) throw new Missing(ask);
        return forced;
    }
}
