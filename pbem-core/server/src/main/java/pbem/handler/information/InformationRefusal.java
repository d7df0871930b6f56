package pbem.handler.information;

import java.util.List;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a question was not answered. */
public sealed interface InformationRefusal extends Refusal {

    /** There is no help page of that name. */
    record NoSuchTopic(String topic, List<String> topics) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return NearMiss.of(topic, topics)
                    .map(meant -> Phrase.of("play.no-such-topic-did-you-mean", topic, meant))
                    .orElseGet(() -> Phrase.of("play.no-such-topic", topic, topics));
        }
    }

    /** The game explains nothing on its boards, or nothing that is called so. */
    record NothingToExplain(String game, int board, String thing) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nothing-to-explain", game, board, thing);
        }
    }

    /** More boards than go into one mail. */
    record TooManyBoards(int found, int most) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.too-many-boards", found, most);
        }
    }

    /** The admin lets no games be looked at. */
    record NoAnalyses() implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("analysis.off");
        }
    }

    /** A program's advice in a game under way would be foul play. */
    record GameGoesOn(int board) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("analysis.goes-on", board);
        }
    }

    /** The game ended before the first move. */
    record NothingPlayed(int board) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("analysis.nothing-played", board);
        }
    }

    /** It would take hours. */
    record GameTooLong(int board, int moves, int most) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("analysis.too-long", board, moves, most);
        }
    }

    /** They wait for some already. */
    record ManyAnalyses(int waiting) implements InformationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("analysis.many", waiting);
        }
    }
}
