package pbem.notice;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.phrase.Phrase;

/** A notice about tournaments, the club or the server, which people share. */
public sealed interface HouseNotice extends Notice {

    /** The cases of {@link Notice.Cases} for these notices. */
    interface Cases<R> {
        R tournamentNews(TournamentNews news);

        R alarmed(Alarmed alarmed);

        R clubNews(ClubNews news);

        R announced(Announced announced);

        R invited(Invited invited);

        R placeKept(PlaceKept kept);
    }

    /**
     * Something happened in a tournament.
     *
     * @param name the name that the tournament's maker gave it
     * @param answers what the mail tells, as it was when the notice was written
     * @param boards boards of the reader that begin with it and have no other mail
     * @param inviter the id of the player who invites the reader to it; empty if the notice is no invitation
     */
    record TournamentNews(int tournament, String name, List<Answer> answers, List<Integer> boards, OptionalLong inviter)
            implements HouseNotice {

        /** A notice that is no invitation. */
        public TournamentNews(int tournament, String name, List<Answer> answers, List<Integer> boards) {
            this(tournament, name, answers, boards, OptionalLong.empty());
        }

        public TournamentNews {
            answers = List.copyOf(answers);
            boards = List.copyOf(boards);
        }

        /** The invitation, or the board that begins if it is the only one. */
        @Override
        public ReplyTarget target() {
            return inviter.isPresent()
                    ? new ReplyTarget.OfTournament(tournament, inviter.getAsLong())
                    : boards.size() == 1 ? new ReplyTarget.OfBoard(boards.get(0), 0) : ReplyTarget.NONE;
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.tournamentNews(this);
        }
    }

    /**
     * Tells the admin that something is wrong with the server, or no longer wrong.
     *
     * @param cause one word, followed by the machine if the cause concerns one
     * @param since when the problem began
     * @param says what is wrong and what to do; the first sentence names the problem itself
     */
    record Alarmed(State state, String cause, Instant since, List<Phrase> says) implements HouseNotice {
        public Alarmed {
            says = List.copyOf(says);
        }

        public enum State {
            BEGUN,
            /** The problem was told before and persists. */
            LASTS,
            OVER
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.alarmed(this);
        }
    }

    /** A decision about people was made, or is to be made. */
    record ClubNews(Phrase subject, List<Answer> answers) implements HouseNotice {
        public ClubNews {
            answers = List.copyOf(answers);
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.clubNews(this);
        }
    }

    /**
     * Invites a person to become a player.
     *
     * @param words the admin's; may be empty
     */
    record Invited(int invitation, String words) implements HouseNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.invited(this);
        }
    }

    /**
     * A player keeps a place for a person known only by address.
     *
     * @param place the number that the token of the mail names
     * @param by the userid of the player
     * @param game its name
     * @param challenge its number; empty if the place is in a tournament
     * @param user a userid that the reader could choose; may be empty
     */
    record PlaceKept(
            int place,
            String by,
            String game,
            OptionalInt challenge,
            OptionalInt tournament,
            String user,
            Instant until)
            implements HouseNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.placeKept(this);
        }
    }

    /** An announcement to all players, or to those of a game. Its words never change. */
    record Announced(int announcement) implements HouseNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.announced(this);
        }
    }
}
