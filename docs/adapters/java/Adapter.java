import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** The loop between harness and engine: a request per line comes in, a reply per line goes out. */
public final class Adapter {
    public static void main(String[] args) throws IOException {
        // Standard output belongs to the protocol. Keep it for the replies, and let everything
        // else that prints write to standard error, which the harness shows when something fails.
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

        for (String line; (line = in.readLine()) != null; ) {
            var request = Json.object(Json.read(line));
            switch (Json.text(request.get("request"))) {
                case "hello" -> send(out, Engine.hello());
                case "case" -> {
                    // Many cases are in flight at once: `seq` tells which one a reply is for.
                    Map<String, Object> reply = new LinkedHashMap<>(play(request));
                    reply.put("seq", request.get("seq"));
                    send(out, reply);
                }
                default -> { return; } // "bye"
            }
        }
    }

    /** One line for each reply, and flushed, or the harness waits for it. */
    private static void send(PrintStream out, Map<String, ?> reply) {
        out.print(Json.write(reply) + "\n");
        out.flush();
    }

    /** Load the position, play the operation, save the outcome; each way it can go has a reply. */
    private static Map<String, ?> play(Map<String, Object> request) {
        try {
            var answers = new CaseAnswers(Json.object(request, "answers"));
            var position = Engine.play(request, answers);
            return Map.of("reply", "outcome", "position", position, "asked", answers.asked);
        } catch (CaseAnswers.Missing e) { // the engine asks what the case doesn't answer
            return Map.of("reply", "asks", "asks", List.of(e.ask));
        } catch (CaseAnswers.NotOffered e) { // the case chooses what the engine doesn't offer
            return Map.of("reply", "illegal", "how", "not offered", "why", e.getMessage());
        } catch (Game.IllegalMove e) { // the engine says that this can't be done
            return Map.of("reply", "illegal", "how", "refused", "why", e.getMessage());
        } catch (Game.Unable e) { // the case needs what the engine doesn't have
            return Map.of("reply", "skipped", "why", e.getMessage());
        } catch (Json.Malformed e) { // the request isn't understood
            return Map.of("reply", "error", "where", "adapter", "why", e.getMessage());
        } catch (RuntimeException | StackOverflowError e) { // a bug: never call it illegal
            e.printStackTrace();
            return Map.of("reply", "error", "where", "engine", "why", e.toString());
        }
    }
}
