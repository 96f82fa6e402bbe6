import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * As much JSON as an adapter needs. Objects become maps, arrays lists, whole numbers Integers;
 * texts, booleans and null are what they are. Use a library instead if you have one.
 */
final class Json {
    /** What was read is no JSON, or not of the shape that was looked for. */
    static final class Malformed extends RuntimeException {
        Malformed(String message) {
            super(message);
        }
    }

    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        if (json.peek() != END) throw json.unexpected();
        return value;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    // Looking into what was read. A field that is left out has its default.

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        if (value instanceof Map) return (Map<String, Object>) value;
        throw new Malformed("an object was expected, not " + write(value));
    }

    static Map<String, Object> object(Map<String, Object> in, String field) {
        return in.get(field) == null ? Map.of() : object(in.get(field));
    }

    static List<?> list(Object value) {
        if (value instanceof List<?> list) return list;
        throw new Malformed("a list was expected, not " + write(value));
    }

    static List<String> texts(Object value) {
        List<String> texts = new ArrayList<>();
        if (value != null) for (Object each : list(value)) texts.add(text(each));
        return texts;
    }

    static String text(Object value) {
        if (value instanceof String text) return text;
        throw new Malformed("a text was expected, not " + write(value));
    }

    static String text(Map<String, Object> in, String field, String otherwise) {
        return in.get(field) == null ? otherwise : text(in.get(field));
    }

    static int number(Object value) {
        if (value instanceof Integer number) return number;
        throw new Malformed("a whole number was expected, not " + write(value));
    }

    static int number(Map<String, Object> in, String field, int otherwise) {
        return in.get(field) == null ? otherwise : number(in.get(field));
    }

    static Map<String, Integer> numbers(Map<String, Object> in, String field) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        object(in, field).forEach((name, number) -> numbers.put(name, number(number)));
        return numbers;
    }

    static boolean flag(Map<String, Object> in, String field, boolean otherwise) {
        Object value = in.get(field);
        if (value == null) return otherwise;
        if (value instanceof Boolean flag) return flag;
        throw new Malformed("true or false was expected, not " + write(value));
    }

    // Reading

    private static final char END = '\0';
    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    private char peek() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : END;
    }

    private boolean skip(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    private void expect(char wanted) {
        if (!skip(wanted)) throw unexpected();
    }

    private Malformed unexpected() {
        return new Malformed("this is no JSON, at character " + at);
    }

    private Object value() {
        switch (peek()) {
            case '{': {
                at++;
                Map<String, Object> fields = new LinkedHashMap<>();
                if (skip('}')) return fields;
                do {
                    if (peek() != '"') throw unexpected();
                    String name = string();
                    expect(':');
                    fields.put(name, value());
                } while (skip(','));
                expect('}');
                return fields;
            }
            case '[': {
                at++;
                List<Object> items = new ArrayList<>();
                if (skip(']')) return items;
                do items.add(value()); while (skip(','));
                expect(']');
                return items;
            }
            case '"':
                return string();
            default:
                return word();
        }
    }

    private Object word() {
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
            at = start;
            throw unexpected();
        }
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at++;
                return out.toString();
            }
            out.append(c == '\\' ? escaped() : c);
        }
        throw unexpected();
    }

    private char escaped() {
        if (++at == text.length()) throw unexpected();
        char c = text.charAt(at);
        switch (c) {
            case 'b': return '\b';
            case 'f': return '\f';
            case 'n': return '\n';
            case 'r': return '\r';
            case 't': return '\t';
            case 'u':
                if (at + 4 >= text.length()) throw unexpected();
                at += 4;
                try {
                    return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
                } catch (NumberFormatException e) {
                    throw unexpected();
                }
            default: return c;
        }
    }

    // Writing

    private static void write(Object value, StringBuilder out) {
        if (value instanceof String text) {
            quote(text, out);
        } else if (value instanceof Map<?, ?> fields) {
            String before = "{";
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                out.append(before);
                quote(field.getKey().toString(), out);
                out.append(':');
                write(field.getValue(), out);
                before = ",";
            }
            out.append(fields.isEmpty() ? "{}" : "}");
        } else if (value instanceof Iterable<?> items) {
            String before = "";
            out.append('[');
            for (Object item : items) {
                out.append(before);
                write(item, out);
                before = ",";
            }
            out.append(']');
        } else {
            out.append(value); // a number, true, false or null
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        out.append('"');
    }
}
