package pbem.handler.information;

import java.util.Map;
import pbem.command.NearMiss;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why a question was not answered. */
public final class InformationRefusal {

    public static final Reason NO_SUCH_TOPIC_DID_YOU_MEAN = new Reason("play.no-such-topic-did-you-mean");

    public static final Reason NO_SUCH_TOPIC = new Reason("play.no-such-topic");

    /** The game explains nothing on its boards, or nothing of that name. */
    public static final Reason NOTHING_TO_EXPLAIN = new Reason("play.nothing-to-explain");

    /** There is no format of other programs for such games, or none for their positions. */
    public static final Reason NO_SUCH_FORM = new Reason("record.no-form");

    /** More boards were asked for than go into one mail. */
    public static final Reason TOO_MANY_BOARDS = new Reason("play.too-many-boards");

    /** The admin has switched analyses off. */
    public static final Reason NO_ANALYSES = new Reason("analysis.off");

    /** The game is under way, where a program's advice would be cheating. */
    public static final Reason GAME_GOES_ON = new Reason("analysis.goes-on");

    /** The game ended before the first move. */
    public static final Reason NOTHING_PLAYED = new Reason("analysis.nothing-played");

    /** The game is so long that its analysis would take hours. */
    public static final Reason GAME_TOO_LONG = new Reason("analysis.too-long");

    /** The player already waits for as many analyses as allowed. */
    public static final Reason MANY_ANALYSES = new Reason("analysis.many");

    private InformationRefusal() {}

    /**
     * The refusal for a topic without a help page.
     *
     * @param topics by the names that the reader types
     */
    static Refusal noSuchTopic(String topic, Map<String, String> topics) {
        return NearMiss.of(topic, topics.keySet())
                .map(meant -> NO_SUCH_TOPIC_DID_YOU_MEAN.of(topic, topics.get(meant)))
                .orElseGet(() -> NO_SUCH_TOPIC.of(
                        topic,
                        NearMiss.nearest(topic, topics.keySet()).stream()
                                .map(topics::get)
                                .toList()));
    }
}
