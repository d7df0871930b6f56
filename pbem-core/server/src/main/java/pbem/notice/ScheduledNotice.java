package pbem.notice;

import java.time.Instant;
import java.util.List;

/** A notice that is sent because time has passed. */
public sealed interface ScheduledNotice extends Notice {

    /** The cases of {@link Notice.Cases} for these notices. */
    interface Cases<R> {
        R reminder(Reminder reminder);

        R vacationTaken(VacationTaken taken);

        R claimable(Claimable claimable);

        R digest(Digest digest);

        R analysed(Analysed analysed);

        R seekNews(SeekNews news);
    }

    /**
     * A board that waits for a player's move.
     *
     * @param revision of the board when the notice was written
     * @param until the player's deadline
     */
    record Due(int board, int revision, Instant until) {}

    /** Reminds a player of boards that wait for a move. */
    record Reminder(List<Due> boards) implements ScheduledNotice {
        public Reminder {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.reminder(this);
        }

        /** The board, if it is the only one; with several boards the reply has no target. */
        @Override
        public ReplyTarget target() {
            return boards.size() == 1
                    ? new ReplyTarget.OfBoard(
                            boards.get(0).board(), boards.get(0).revision())
                    : ReplyTarget.NONE;
        }
    }

    /**
     * Days of vacation were taken automatically, since a game would have been lost otherwise.
     *
     * @param from when the vacation began
     * @param to when the player returns
     * @param left days of vacation left of the year in which it began
     * @param boards that wait for the player's move, with their new deadlines
     */
    record VacationTaken(Instant from, Instant to, int left, List<Due> boards) implements ScheduledNotice {
        public VacationTaken {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.vacationTaken(this);
        }
    }

    /**
     * An opponent's time is up, and the game can be claimed.
     *
     * @param late the userid of the opponent
     */
    record Claimable(int board, int revision, String late) implements ScheduledNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.claimable(this);
        }

        @Override
        public ReplyTarget target() {
            return new ReplyTarget.OfBoard(board, revision);
        }
    }

    /**
     * What happened since the last digest.
     *
     * @param news the oldest first
     * @param boards all boards that wait for the player's move
     * @param challenges numbers of the challenges that wait for the player's answer
     * @param seeks numbers of the challenges in which the player may take a seat
     */
    record Digest(List<BoardNews> news, List<Due> boards, List<Integer> challenges, List<Integer> seeks)
            implements ScheduledNotice {
        public Digest {
            challenges = List.copyOf(challenges);
            seeks = List.copyOf(seeks);
            news = List.copyOf(news);
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.digest(this);
        }
    }

    /**
     * What an analysis found in a finished game.
     *
     * @param revision of the board at the end of the game
     * @param level 1 to 4
     */
    record Analysed(int board, int revision, int level) implements ScheduledNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.analysed(this);
        }
    }

    /**
     * Tells an interested player of challenges that they may accept.
     *
     * @param challenges their numbers; at least one
     */
    record SeekNews(List<Integer> challenges) implements ScheduledNotice {
        public SeekNews {
            challenges = List.copyOf(challenges);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.seekNews(this);
        }

        /** The challenge, if it is the only one; with several the reply has no target. */
        @Override
        public ReplyTarget target() {
            return challenges.size() == 1 ? new ReplyTarget.OfChallenge(challenges.get(0)) : ReplyTarget.NONE;
        }
    }
}
