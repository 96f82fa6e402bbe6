// An adapter: it lets rulewright play its cases of Spirit Island on your engine. Fill it in.
//
// The harness starts this program and writes one request per line to its stdin. We answer each
// with one line on stdout, all of it JSON. A case is played in four steps, marked below with STEP:
//
//   1. load     put the case's position on your engine's table
//   2. play     carry out the case's operation
//   3. answer   answer what your engine asks with the case's answers
//   4. save     write down the whole position that comes of it
//
// It is prepared for one operation, building in one land. Until step 2 is filled in, every case
// is skipped. What should have come out is not your concern: the harness knows it.
//
// It needs JDK 17, no build and no library: java Adapter.java

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class Adapter {
    /** The reply to `hello`: who you are, and what you can do. Cases that need more aren't sent. */
    static final Map<String, Object> HELLO = Json.of(
        "reply", "hello",
        "protocol", 1,
        "name", "my engine",
        "version", "0.1",
        "language", "Java",
        "games", List.of("spirit_island"),
        // What your engine can do. Add operations one by one; the others are skipped until then.
        "operations", List.of("spirit_island.build_land"),
        // The boards that your engine has. The harness lays its cases on them.
        "components", List.of("A"),
        // All fields that `load` reads or `save` writes, `*` for any name, also those that never
        // change in your engine. Others aren't compared, and cases that turn on them are skipped.
        "fields", List.of("players", "boards", "invaders.build", "invaders.skipped",
            "lands.*.explorer", "lands.*.town", "lands.*.city",
            "lands.*.no_build", "lands.*.no_build_city"));

    /** The case needs what the engine doesn't have. Say what; never guess. */
    static final class Skip extends RuntimeException {
        Skip(String why) {
            super(why);
        }
    }

    /** The engine says that this can't be done. */
    static final class Refused extends RuntimeException {
        Refused(String why) {
            super(why);
        }
    }

    /** The case chooses what the engine doesn't offer. */
    static final class NotOffered extends RuntimeException {
        NotOffered(String why) {
            super(why);
        }
    }

    /** The engine asks what the case doesn't answer. */
    static final class Asks extends RuntimeException {
        final transient Map<String, Object> ask;

        Asks(Map<String, Object> ask) {
            super(ask.toString());
            this.ask = ask;
        }
    }

    /** What stands on the table. Put your engine's own game in its place. */
    static final class Table {
        int players;
        List<Object> boards;
        String buildCard; // "1-mountain", "2-coastal", "3-jungle-sands", or "" for none
        List<Object> skipped; // the Invader actions that are skipped this turn
        final Map<String, Land> lands = new LinkedHashMap<>();
    }

    static final class Land {
        int explorer, town, city;
        boolean noBuild, noBuildCity;
    }

    /**
     * STEP 1: put the case's position on the table.
     *
     * <p>Positions are sparse: a field that is left out has its default: 0, "", false, nothing.
     */
    static Table load(Map<String, Object> position) {
        Table table = new Table();
        table.players = Json.get(position, "players", 1);
        table.boards = Json.get(position, "boards", List.of());
        if (!List.of("A").containsAll(table.boards)) {
            throw new Skip("only board A is known here, not " + table.boards);
        }
        Map<String, Object> invaders = Json.get(position, "invaders", Map.of());
        table.buildCard = Json.get(invaders, "build", "");
        table.skipped = Json.get(invaders, "skipped", List.of());
        Map<String, Map<String, Object>> lands = Json.get(position, "lands", Map.of());
        lands.forEach((name, told) -> {
            Land land = new Land();
            land.explorer = Json.get(told, "explorer", 0);
            land.town = Json.get(told, "town", 0);
            land.city = Json.get(told, "city", 0);
            land.noBuild = Json.get(told, "no_build", false);
            land.noBuildCity = Json.get(told, "no_build_city", false);
            table.lands.put(name, land);
        });
        return table;
    }

    /**
     * STEP 2: let your engine build in the land. A land of which nothing is told is empty.
     *
     * <p>If your engine refuses, throw Refused; if it asks something, see step 3 (Build asks
     * nothing).
     */
    static void buildLand(Table table, String land, Answers answers) {
        throw new Skip("building in one land is not written yet: fill in step 2 of the adapter");
    }

    /** What the engine can do, as `operations` says. The inputs differ from one to the other. */
    static void play(String operation, Table table, Map<String, Object> given, Answers answers) {
        switch (operation) {
            case "spirit_island.build_land" ->
                buildLand(table, Json.get(given, "land", ""), answers);
            default -> throw new Skip(operation + " is not known here");
        }
    }

    /**
     * STEP 3: the players and chance, as the engine sees them. They answer what the case says.
     *
     * <p>Its answers are by key (what is asked) and subject (about what), each a list of
     * successive answers: {"cascade": {"A2": ["A3", "A4"]}}.
     */
    static final class Answers {
        private final Map<String, Map<String, List<Object>>> left;

        Answers(Map<String, Map<String, List<Object>>> answers) {
            left = answers;
        }

        /** Let your engine call this wherever it would ask its player to choose. */
        String choose(String key, String subject, List<String> options) {
            List<Object> successive =
                left.getOrDefault(key, Map.of()).getOrDefault(subject, List.of());
            if (successive.isEmpty()) {
                throw new Asks(Json.of("key", key, "subject", subject, "options", options));
            }
            Object answer = successive.remove(0);
            if (!options.contains(answer)) {
                throw new NotOffered(
                    key + " (" + subject + "): " + answer + " is none of " + options);
            }
            return (String) answer;
        }
    }

    /** STEP 4: write down the whole position that is on the table, also what didn't change. */
    static Map<String, Object> save(Table table) {
        Map<String, Object> lands = new LinkedHashMap<>();
        table.lands.forEach((name, land) -> lands.put(name, Json.of(
            "explorer", land.explorer, "town", land.town, "city", land.city,
            "no_build", land.noBuild, "no_build_city", land.noBuildCity)));
        return Json.of(
            "players", table.players,
            "boards", table.boards,
            "invaders", Json.of("build", table.buildCard, "skipped", table.skipped),
            "lands", lands);
    }

    /** Play one case and give the reply, without its `seq`. Each way it can go has its own. */
    static Map<String, Object> reply(Map<String, Object> request) {
        String where = "adapter"; // whose fault it is if something breaks
        try {
            if (!Json.get(request, "rules", Map.of()).isEmpty()) {
                throw new Skip("only the printed rules are known here");
            }
            Table table = load(Json.get(request, "position", Map.of()));
            Answers answers = new Answers(Json.get(request, "answers", Map.of()));
            where = "engine";
            play(Json.get(request, "operation", ""), table,
                Json.get(request, "inputs", Map.of()), answers);
            where = "adapter";
            return Json.of("reply", "outcome", "position", save(table));
        } catch (Skip e) {
            return Json.of("reply", "skipped", "why", e.getMessage());
        } catch (Refused e) {
            return Json.of("reply", "illegal", "how", "refused", "why", e.getMessage());
        } catch (NotOffered e) {
            return Json.of("reply", "illegal", "how", "not offered", "why", e.getMessage());
        } catch (Asks e) {
            return Json.of("reply", "asks", "asks", List.of(e.ask));
        } catch (RuntimeException | StackOverflowError e) { // a bug: it never counts as "illegal"
            e.printStackTrace();
            return Json.of("reply", "error", "where", where, "why", e.toString());
        }
    }

    public static void main(String[] args) throws IOException {
        // Standard output belongs to the protocol. Keep it for the replies, and let all else that
        // prints write to standard error. The harness shows that when something fails.
        PrintStream protocol = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

        for (String line; (line = in.readLine()) != null; ) {
            Map<String, Object> request = Json.read(line);
            Map<String, Object> reply = HELLO;
            if (request.get("request").equals("bye")) break; // to end with exit code 0
            if (request.get("request").equals("case")) {
                reply = reply(request);
                // Many cases are in flight at once: `seq` tells to which of them a reply belongs.
                reply.put("seq", request.get("seq"));
            }
            protocol.print(Json.write(reply) + "\n"); // one line each
            protocol.flush(); // or the harness waits for it
        }
    }
}

/**
 * As much JSON as is needed here. Objects become maps, arrays lists, whole numbers Integers; texts,
 * booleans and null are what they are. Use your library instead if you have one.
 */
final class Json {
    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    /** An object of names and values in turn. */
    static Map<String, Object> of(Object... pairs) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) object.put((String) pairs[i], pairs[i + 1]);
        return object;
    }

    /** A field of an object, or its default. */
    @SuppressWarnings("unchecked")
    static <T> T get(Map<String, Object> object, String field, T otherwise) {
        return (T) object.getOrDefault(field, otherwise);
    }

    /** Read a line that holds an object. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> read(String line) {
        Json json = new Json(line);
        Object value = json.value();
        if (json.next() != 0) throw json.wrong();
        return (Map<String, Object>) value;
    }

    private RuntimeException wrong() {
        return new IllegalArgumentException("this is no JSON, at character " + at + ": " + text);
    }

    /** The next character that isn't space, or 0 at the end; it isn't taken. */
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean took(char wanted) {
        if (next() != wanted) return false;
        at++;
        return true;
    }

    private void take(char wanted) {
        if (!took(wanted)) throw wrong();
    }

    private Object value() {
        if (took('{')) {
            Map<String, Object> object = new LinkedHashMap<>();
            if (took('}')) return object;
            do {
                take('"');
                String name = string();
                take(':');
                object.put(name, value());
            } while (took(','));
            take('}');
            return object;
        }
        if (took('[')) {
            List<Object> list = new ArrayList<>();
            if (took(']')) return list;
            do list.add(value()); while (took(','));
            take(']');
            return list;
        }
        if (took('"')) return string();
        int start = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        switch (word) {
            case "true": return true;
            case "false": return false;
            case "null": return null;
            default:
        }
        try {
            if (word.matches("-?\\d+")) return Integer.valueOf(word);
            return Double.valueOf(word);
        } catch (NumberFormatException e) {
            throw wrong();
        }
    }

    /** The rest of a text whose first quote has been taken. */
    private String string() {
        StringBuilder out = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') return out.toString();
            if (c == '\\' && at < text.length()) {
                c = text.charAt(at++);
                if (c == 'u' && at + 4 <= text.length()) {
                    c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                    at += 4;
                } else if ("bfnrt".indexOf(c) >= 0) {
                    c = "\b\f\n\r\t".charAt("bfnrt".indexOf(c));
                }
            }
            out.append(c);
        }
        throw wrong();
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        String before = "";
        if (value instanceof Map<?, ?> object) {
            out.append('{');
            for (Map.Entry<?, ?> field : object.entrySet()) {
                out.append(before);
                write(field.getKey(), out);
                out.append(':');
                write(field.getValue(), out);
                before = ",";
            }
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (Object item : list) {
                out.append(before);
                write(item, out);
                before = ",";
            }
            out.append(']');
        } else if (value instanceof String string) {
            out.append('"');
            for (char c : string.toCharArray()) {
                if (c == '"' || c == '\\') out.append('\\').append(c);
                else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
                else out.append(c);
            }
            out.append('"');
        } else {
            out.append(value); // a number, true, false or null
        }
    }
}
