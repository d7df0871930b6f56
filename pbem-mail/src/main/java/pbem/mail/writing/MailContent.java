package pbem.mail.writing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.PendingConfirmation;
import pbem.repository.Remark;

/** What a mail is about, loaded. */
public sealed interface MailContent {

    /** The board whose thread the mail belongs to. */
    default OptionalInt board() {
        return OptionalInt.empty();
    }

    /** The records of all boards that the mail shows. */
    default List<GameRecord> records() {
        return List.of();
    }

    /**
     * News of a board.
     *
     * @param present the record as it is now
     * @param revision which the news is about
     * @param more how many events before that one are told along with it
     * @param asides what is told to this reader alone
     * @param queued what this reader has queued on the board now
     * @param greetings what was said with the yes to the challenge, for the mail that the game begins
     */
    record OfBoard(
            GameRecord present,
            int revision,
            int more,
            List<Phrase> asides,
            Optional<String> queued,
            List<Greeting> greetings)
            implements MailContent {
        public OfBoard {
            asides = List.copyOf(asides);
            greetings = List.copyOf(greetings);
        }

        @Override
        public OptionalInt board() {
            return OptionalInt.of(present.board().number());
        }

        @Override
        public List<GameRecord> records() {
            return List.of(present);
        }
    }

    /**
     * An opponent's time is up.
     *
     * @param late his userid
     */
    record OfClaim(GameRecord present, int revision, String late) implements MailContent {
        @Override
        public OptionalInt board() {
            return OptionalInt.of(present.board().number());
        }

        @Override
        public List<GameRecord> records() {
            return List.of(present);
        }
    }

    /**
     * Boards wait for a move.
     *
     * @param boards by number the records of all of them, as they are now
     */
    record OfReminder(List<Notice.Due> due, Map<Integer, GameRecord> boards) implements MailContent {
        public OfReminder {
            due = List.copyOf(due);
            boards = Map.copyOf(boards);
        }

        @Override
        public OptionalInt board() {
            return due.size() == 1 ? OptionalInt.of(due.get(0).board()) : OptionalInt.empty();
        }

        @Override
        public List<GameRecord> records() {
            return List.copyOf(boards.values());
        }
    }

    /**
     * Vacation was taken.
     *
     * @param boards by number the records of all that wait, as they are now
     */
    record OfVacation(Notice.VacationTaken taken, Map<Integer, GameRecord> boards) implements MailContent {
        public OfVacation {
            boards = Map.copyOf(boards);
        }
    }

    /**
     * What happened since the last digest.
     *
     * @param boards by number the records of all that it speaks of, as they are now
     */
    record OfDigest(Notice.Digest digest, Map<Integer, GameRecord> boards) implements MailContent {
        public OfDigest {
            boards = Map.copyOf(boards);
        }

        @Override
        public List<GameRecord> records() {
            return List.copyOf(boards.values());
        }
    }

    /** What a player said before the first move. */
    record Greeting(Player by, String words) {}

    /** News of a challenge, which may have gone on since. */
    record OfChallenge(Challenge challenge, Notice.ChallengeNews.What what, String by, String comment)
            implements MailContent {}

    /**
     * Something said to all at a board, or to the admin.
     *
     * @param present the record of the board that it is about, as it is now; empty if it is about none
     */
    record OfRemark(Remark remark, Optional<GameRecord> present) implements MailContent {
        @Override
        public OptionalInt board() {
            return remark.kind() == Remark.Kind.CHAT ? remark.board() : OptionalInt.empty();
        }
    }

    /** The words of a player to others; all by userid. */
    record OfMessage(String from, List<String> to, String words) implements MailContent {
        public OfMessage {
            to = List.copyOf(to);
        }
    }

    /**
     * A request to confirm.
     *
     * @param withPassword whether a password came with it, which would count from the confirmation on
     */
    record OfHold(PendingConfirmation hold, boolean withPassword) implements MailContent {}

    /**
     * An answer.
     *
     * @param boards by number the records of all boards that the answers show, as they are now
     * @param queued by number what the reader has queued on those boards
     */
    record OfReply(
            String about, List<Notice.Answer> answers, Map<Integer, GameRecord> boards, Map<Integer, String> queued)
            implements MailContent {
        public OfReply {
            answers = List.copyOf(answers);
            boards = Map.copyOf(boards);
            queued = Map.copyOf(queued);
        }

        @Override
        public OptionalInt board() {
            return boards.size() == 1
                    ? OptionalInt.of(boards.keySet().iterator().next())
                    : OptionalInt.empty();
        }

        @Override
        public List<GameRecord> records() {
            return List.copyOf(boards.values());
        }
    }
}
