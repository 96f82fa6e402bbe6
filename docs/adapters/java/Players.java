import java.util.List;
import java.util.Map;

/** Those who decide: people, a computer player, or the answers of a case. Luck is among them. */
interface Players {
    /** What they are asked. */
    enum Question {
        NEXT_LAND, CASCADE, DAHAN_HIT, FIGHT_BACK, DAMAGE, PIECE,
        DESTROY_PRESENCE, FORGET_OR_DESTROY, FORGET,
        FEAR_CARDS, INVADER_CARDS, BLIGHT_CARD, BOARDS
    }

    /** Choose one of the options; there may be only one. */
    String choose(Question question, String about, List<String> options);

    /** Divide damage over pieces, given as label and count: a number for each that takes some. */
    Map<String, List<Integer>> divide(
        Question question, String about, int damage, Map<String, Integer> pieces);

    /** Draw cards or boards at random, in this order. */
    List<String> draw(Question question, String about, int count, List<String> from);
}
