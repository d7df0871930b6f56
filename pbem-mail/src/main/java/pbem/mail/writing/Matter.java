package pbem.mail.writing;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import pbem.play.Challenge;
import pbem.play.GameRecord;
import pbem.play.Hold;
import pbem.play.Notice;
import pbem.play.Player;

/** What a mail is about, loaded. */
public sealed interface Matter {

    /** The board whose thread the mail belongs to. */
    default OptionalInt board() {
        return OptionalInt.empty();
    }

    /**
     * News of a board.
     *
     * @param present the record as it is now
     * @param revision which the news is about
     * @param greetings what was said with the yes to the challenge, for the mail that the game begins
     */
    record OfBoard(GameRecord present, int revision, List<Greeting> greetings) implements Matter {
        public OfBoard {
            greetings = List.copyOf(greetings);
        }

        @Override
        public OptionalInt board() {
            return OptionalInt.of(present.board().number());
        }
    }

    /** What a player said before the first move. */
    record Greeting(Player by, String words) {}

    /** News of a challenge, which may have gone on since. */
    record OfChallenge(Challenge challenge, Notice.ChallengeNews.What what, String by, String comment)
            implements Matter {}

    /** A request to confirm. */
    record OfHold(Hold hold) implements Matter {}

    /**
     * An answer.
     *
     * @param boards by number the records of all boards that the answers show, as they are now
     */
    record OfReply(String about, List<Notice.Answer> answers, Map<Integer, GameRecord> boards) implements Matter {
        public OfReply {
            answers = List.copyOf(answers);
            boards = Map.copyOf(boards);
        }

        @Override
        public OptionalInt board() {
            return boards.size() == 1
                    ? OptionalInt.of(boards.keySet().iterator().next())
                    : OptionalInt.empty();
        }
    }
}
