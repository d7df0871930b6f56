package pbem.notice;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import pbem.phrase.Phrase;

/** What people are told of what they are together: of tournaments, of the club, of the server. */
public sealed interface HouseNotice extends Notice {

    /** The part of {@link Notice.Cases} that is about them. */
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
     * @param name as its maker called it
     * @param answers what is told of it, as it was then
     * @param boards of the reader's that begin with it, and of which no other mail tells
     */
    record TournamentNews(int tournament, String name, List<Answer> answers, List<Integer> boards)
            implements HouseNotice {
        public TournamentNews {
            answers = List.copyOf(answers);
            boards = List.copyOf(boards);
        }

        /** The board that begins, if it is one alone. */
        @Override
        public ReplyTarget target() {
            return boards.size() == 1 ? new ReplyTarget.OfBoard(boards.get(0), 0) : ReplyTarget.NONE;
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.tournamentNews(this);
        }
    }

    /**
     * Something is wrong with the server, or no longer, to the admin.
     *
     * @param cause in one word, and where it is a matter of a machine, of which
     * @param since when it began
     * @param says how it is and what to do, the sentence about the matter itself first
     */
    record Alarmed(State state, String cause, Instant since, List<Phrase> says) implements HouseNotice {
        public Alarmed {
            says = List.copyOf(says);
        }

        public enum State {
            BEGUN,
            /** It was told before, and goes on. */
            LASTS,
            OVER
        }

        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.alarmed(this);
        }
    }

    /** Something that was decided about people, or is to be. */
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
     * Somebody may become a player.
     *
     * @param words of the admin's; may be empty
     */
    record Invited(int invitation, String words) implements HouseNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.invited(this);
        }
    }

    /**
     * A player keeps a place for somebody of whom they know an address alone.
     *
     * @param place which the token of the mail names
     * @param by the player's userid
     * @param game by its name
     * @param challenge by number; empty if the place is in a tournament
     * @param user a userid that the reader could take; may be empty
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

    /** Something that all players are told, or those of a game; its words never change. */
    record Announced(int announcement) implements HouseNotice {
        @Override
        public <R> R match(Notice.Cases<R> cases) {
            return cases.announced(this);
        }
    }
}
