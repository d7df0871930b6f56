package pbem.notice;

import java.time.Instant;
import java.util.List;

/** What people are told because time has passed. */
public sealed interface ScheduledNotice extends Notice {

    /** The part of {@link Notice.Cases} that is about them. */
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
     * @param revision of the board when this was said
     * @param until when their time is up
     */
    record Due(int board, int revision, Instant until) {}

    /** Boards wait for a move. */
    record Reminder(List<Due> boards) implements ScheduledNotice {
        public Reminder {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.reminder(this);
        }

        /** Of several boards none is meant more than the others. */
        @Override
        public ReplyTarget target() {
            return boards.size() == 1
                    ? new ReplyTarget.OfBoard(
                            boards.get(0).board(), boards.get(0).revision())
                    : ReplyTarget.NONE;
        }
    }

    /**
     * Days of vacation were taken because a game would have been lost otherwise.
     *
     * @param from when it began
     * @param to the return
     * @param left days that are left of the year in which it began
     * @param boards that wait for their move, with the deadlines that follow
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
     * @param late the opponent's userid
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
     * @param news what happened, the oldest first
     * @param boards all that wait for the player's move
     * @param challenges numbers of those that wait for the player's answer
     * @param seeks numbers of challenges in which the player may take a seat
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
     * What was found in a game that is over.
     *
     * @param revision of the board at its end
     * @param level 1 to 4
     */
    record Analysed(int board, int revision, int level) implements ScheduledNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.analysed(this);
        }
    }

    /**
     * Challenges that the player may take, to somebody who wants to hear of them.
     *
     * @param challenges their numbers, one at least
     */
    record SeekNews(List<Integer> challenges) implements ScheduledNotice {
        public SeekNews {
            challenges = List.copyOf(challenges);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.seekNews(this);
        }

        /** Of several none is meant more than the others. */
        @Override
        public ReplyTarget target() {
            return challenges.size() == 1 ? new ReplyTarget.OfChallenge(challenges.get(0)) : ReplyTarget.NONE;
        }
    }
}
