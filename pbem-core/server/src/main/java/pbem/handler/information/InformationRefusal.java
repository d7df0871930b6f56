package pbem.handler.information;

import java.util.List;
import pbem.command.NearMiss;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why a question was not answered. */
public final class InformationRefusal {

    public static final Reason NO_SUCH_TOPIC_DID_YOU_MEAN = new Reason("play.no-such-topic-did-you-mean");

    public static final Reason NO_SUCH_TOPIC = new Reason("play.no-such-topic");

    /** The game explains nothing on its boards, or nothing that is called so. */
    public static final Reason NOTHING_TO_EXPLAIN = new Reason("play.nothing-to-explain");

    /** Other programs know no form for such games, or none for their positions. */
    public static final Reason NO_SUCH_FORM = new Reason("record.no-form");

    /** More boards than go into one mail. */
    public static final Reason TOO_MANY_BOARDS = new Reason("play.too-many-boards");

    /** The admin lets no games be looked at. */
    public static final Reason NO_ANALYSES = new Reason("analysis.off");

    /** A program's advice in a game under way would be foul play. */
    public static final Reason GAME_GOES_ON = new Reason("analysis.goes-on");

    /** The game ended before the first move. */
    public static final Reason NOTHING_PLAYED = new Reason("analysis.nothing-played");

    /** It would take hours. */
    public static final Reason GAME_TOO_LONG = new Reason("analysis.too-long");

    /** They wait for some already. */
    public static final Reason MANY_ANALYSES = new Reason("analysis.many");

    private InformationRefusal() {}

    /** There is no help page of that name. */
    public static Refusal noSuchTopic(String topic, List<String> topics) {
        return NearMiss.of(topic, topics)
                .map(meant -> NO_SUCH_TOPIC_DID_YOU_MEAN.of(topic, meant))
                .orElseGet(() -> NO_SUCH_TOPIC.of(topic, NearMiss.nearest(topic, topics)));
    }
}
