import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** What the harness must know of the engine: its operations, and how to load and save positions. */
final class Engine {
    /** The operations by name, each with how it is carried out with the inputs of a case. */
    private static final Map<String, BiConsumer<Game, Map<String, Object>>> OPERATIONS =
        new TreeMap<>();

    static {
        operation("set_up", (game, given) -> {
            if (!Set.of("players", "blight_card").containsAll(given.keySet()))
                throw new Game.Unable("only the island is set up here");
            game.setUp(number(given, "players"), Json.flag(given, "blight_card", true));
        });
        operation("set_up_invader_board", (game, given) -> game.setUpInvaderBoard(
            number(given, "players"), Json.flag(given, "blight_card", true)));
        operation("build_invader_deck", (game, given) -> game.buildInvaderDeck());
        operation("set_up_island", (game, given) -> game.setUpIsland());
        operation("first_explore", (game, given) -> {
            if (!given.isEmpty()) throw new Game.Unable("the first explore is never skipped here");
            game.firstExplore();
        });
        operation("invader_phase", (game, given) -> game.invaderPhase());
        operation("blighted_island", (game, given) -> game.blightedIsland());
        operation("ravage", (game, given) -> game.ravage());
        operation("ravage_land", (game, given) -> game.ravageLand(text(given, "land")));
        operation("build", (game, given) -> game.build());
        operation("build_land", (game, given) -> game.buildLand(text(given, "land")));
        operation("explore", (game, given) -> game.explore());
        operation("reveal_card", (game, given) -> game.revealCard());
        operation("explore_land", (game, given) -> game.exploreLand(text(given, "land")));
        operation("advance_cards", (game, given) -> game.advanceCards());
        operation("time_passes", (game, given) -> game.timePasses());
        operation("add_blight", (game, given) -> game.addBlight(text(given, "land")));
        operation("remove_blight", (game, given) -> game.removeBlight(text(given, "land")));
        operation("generate_fear", (game, given) -> game.generateFear(number(given, "fear")));
        operation("deal_damage", (game, given) ->
            game.dealDamage(text(given, "land"), number(given, "damage")));
        operation("destroy", (game, given) ->
            game.destroy(text(given, "land"), pieces(given), Json.numbers(given, "presence")));
        operation("remove", (game, given) -> game.remove(text(given, "land"), pieces(given)));
        operation("replace", (game, given) -> game.replace(text(given, "land"),
            Kind.of(text(given, "piece")), Kind.of(text(given, "by"))));
    }

    private static void operation(String name, BiConsumer<Game, Map<String, Object>> how) {
        OPERATIONS.put("spirit_island." + name, how);
    }

    /** The reply to `hello`. We take all answers from the case: that is what is left out. */
    static Map<String, ?> hello() {
        Map<String, Object> hello = new LinkedHashMap<>();
        hello.put("reply", "hello");
        hello.put("protocol", 1);
        hello.put("name", "Game.java");
        hello.put("version", "1.0");
        hello.put("language", "Java");
        hello.put("games", List.of("spirit_island"));
        hello.put("operations", OPERATIONS.keySet());
        hello.put("components", Box.BOARD_NAMES);
        // All but the Power decks, the Adversary, and what only other readings of the rules need.
        hello.put("fields", List.of("players", "boards", "lands", "spirits", "fear", "blight_card",
            "invaders", "result", "result_by"));
        return hello;
    }

    /** Play a case, and give the whole position that comes of it. */
    static Map<String, Object> play(Map<String, Object> request, Players players) {
        var how = OPERATIONS.get(Json.text(request.get("operation")));
        if (how == null) throw new Game.Unable("the operation is not known here");
        if (!Json.object(request, "rules").isEmpty()) {
            throw new Game.Unable("only the printed rules are known here");
        }
        Game game = load(Json.object(request, "position"), players);
        if (!game.result.isEmpty()) throw new Game.IllegalMove("the game is over");
        try {
            how.accept(game, Json.object(request, "inputs"));
        } catch (Game.GameOver e) {
            // Nothing is wrong: the position tells who won.
        }
        return save(game);
    }

    // The position and the engine's objects

    private static Game load(Map<String, Object> position, Players players) {
        for (String field : List.of("adversary", "agenda", "defeat_noted")) {
            if (position.containsKey(field)) {
                throw new Game.Unable("this field is not known here: " + field);
            }
        }
        Game game = new Game(players);
        game.playerCount = Json.number(position, "players", 1);
        game.boards = Json.texts(position.get("boards"));
        // Where the map doesn't matter no board is named, and any will do.
        for (String board : game.boards.isEmpty() ? List.of("A") : game.boards) {
            if (!Box.BOARD_NAMES.contains(board)) throw new Game.Unable("not known here: " + board);
            game.lands.putAll(Box.board(board, false));
        }
        Json.object(position, "lands").forEach((name, told) -> {
            if (!game.lands.containsKey(name)) throw new Game.Unable("there is no land " + name);
            if (Json.object(told).containsKey("no_blight")) {
                throw new Game.Unable("no Power keeps blight away here");
            }
            load(Json.object(told), game.lands.get(name));
        });
        Json.object(position, "spirits").forEach((name, told) -> {
            if (Box.SPIRITS_WITH_A_BOARD.contains(name)) throw new Game.Unable("rules of " + name);
            game.spirits.put(name, spirit(Json.object(told)));
        });

        var fear = Json.object(position, "fear");
        game.fearPool = Json.number(fear, "pool", 0);
        game.generatedFear = Json.number(fear, "generated", 0);
        game.fearDeck.addAll(Json.texts(fear.get("deck")));
        game.earnedFear.addAll(Json.texts(fear.get("earned")));
        game.fearDiscard.addAll(Json.texts(fear.get("discard")));
        game.terrorLevel = Json.number(fear, "terror_level", 1);

        var blight = Json.object(position, "blight_card");
        game.blightCard = Json.text(blight, "card", "");
        game.blighted = Json.text(blight, "side", "healthy").equals("blighted");
        game.blightTokens = Json.number(blight, "tokens", 0);
        if (!game.blightCard.isEmpty() && !Box.BLIGHT_CARDS.containsKey(game.blightCard)) {
            throw new Game.Unable("not known here: " + game.blightCard);
        }

        var invaders = Json.object(position, "invaders");
        game.invaderDeck.addAll(Json.texts(invaders.get("deck")));
        game.invaderDiscard.addAll(Json.texts(invaders.get("discard")));
        game.exploreCard = Json.text(invaders, "explore", "");
        game.buildCard = Json.text(invaders, "build", "");
        game.ravageCard = Json.text(invaders, "ravage", "");
        game.skipped.addAll(Json.texts(invaders.get("skipped")));

        game.result = Json.text(position, "result", "");
        game.resultBy = Json.text(position, "result_by", "");
        return game;
    }

    private static void load(Map<String, Object> told, Land land) {
        var damage = Json.object(told, "damage");
        for (Kind kind : Kind.values()) {
            // The count is of all of them; `damage` lists the damaged ones among them.
            land.add(kind, Json.number(told, kind.label(), 0));
            int next = 0;
            if (damage.containsKey(kind.label())) {
                for (Object taken : Json.list(damage.get(kind.label()))) {
                    land.of(kind).get(next++).damage = Json.number(taken);
                }
            }
        }
        land.blight = Json.number(told, "blight", 0);
        land.presence.putAll(Json.numbers(told, "presence"));
        land.defend = Json.number(told, "defend", 0);
        land.extraDamage = Json.number(told, "extra_damage", 0);
        Json.numbers(told, "extra_health")
            .forEach((kind, health) -> land.extraHealth.put(Kind.of(kind), health));
        for (String action : List.of("ravage", "build", "build_city", "explore")) {
            if (Json.flag(told, "no_" + action, false)) land.forbidden.add(action);
        }
    }

    private static Game.Spirit spirit(Map<String, Object> told) {
        var spirit = new Game.Spirit();
        spirit.energy = Json.number(told, "energy", 0);
        spirit.hand.addAll(Json.texts(told.get("hand")));
        spirit.inPlay.addAll(Json.texts(told.get("in_play")));
        spirit.discard.addAll(Json.texts(told.get("discard")));
        spirit.forgotten.addAll(Json.texts(told.get("forgotten")));
        spirit.elements.putAll(Json.numbers(told, "elements"));
        spirit.destroyedPresence = Json.number(told, "destroyed_presence", 0);
        return spirit;
    }

    private static Map<String, Object> save(Game game) {
        Map<String, Object> lands = new TreeMap<>(), spirits = new TreeMap<>();
        game.lands.forEach((name, land) -> lands.put(name, save(land)));
        game.spirits.forEach((name, spirit) -> spirits.put(name, Map.of(
            "energy", spirit.energy, "hand", spirit.hand, "in_play", spirit.inPlay,
            "discard", spirit.discard, "forgotten", spirit.forgotten,
            "elements", spirit.elements, "destroyed_presence", spirit.destroyedPresence)));
        return Map.of(
            "players", game.playerCount,
            "boards", game.boards,
            "lands", lands,
            "spirits", spirits,
            "fear", Map.of("pool", game.fearPool, "generated", game.generatedFear,
                "deck", game.fearDeck, "earned", game.earnedFear, "discard", game.fearDiscard,
                "terror_level", game.terrorLevel),
            "blight_card", Map.of("card", game.blightCard,
                "side", game.blighted ? "blighted" : "healthy", "tokens", game.blightTokens),
            "invaders", Map.of("deck", game.invaderDeck, "explore", game.exploreCard,
                "build", game.buildCard, "ravage", game.ravageCard,
                "discard", game.invaderDiscard, "skipped", game.skipped),
            "result", game.result,
            "result_by", game.resultBy);
    }

    private static Map<String, Object> save(Land land) {
        Map<String, Object> told = new TreeMap<>();
        Map<String, Object> damage = new TreeMap<>(), health = new TreeMap<>();
        for (Kind kind : Kind.values()) {
            told.put(kind.label(), land.count(kind));
            List<Integer> taken = new ArrayList<>();
            for (Piece piece : land.of(kind)) if (piece.damage > 0) taken.add(piece.damage);
            taken.sort((a, b) -> b - a); // the most damaged first
            damage.put(kind.label(), taken);
        }
        land.extraHealth.forEach((kind, extra) -> health.put(kind.label(), extra));
        told.put("damage", damage);
        told.put("blight", land.blight);
        told.put("presence", land.presence);
        told.put("defend", land.defend);
        told.put("extra_damage", land.extraDamage);
        told.put("extra_health", health);
        for (String action : land.forbidden) told.put("no_" + action, true);
        return told;
    }

    // Inputs

    private static String text(Map<String, Object> given, String input) {
        return Json.text(given.get(input));
    }

    private static int number(Map<String, Object> given, String input) {
        return Json.number(given.get(input));
    }

    private static Map<Kind, Integer> pieces(Map<String, Object> given) {
        Map<Kind, Integer> pieces = new TreeMap<>();
        Json.numbers(given, "pieces").forEach((kind, count) -> pieces.put(Kind.of(kind), count));
        return pieces;
    }
}
