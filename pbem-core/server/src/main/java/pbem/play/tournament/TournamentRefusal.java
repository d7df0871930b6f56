package pbem.play.tournament;

import java.time.Instant;
import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about a tournament was not done. */
public sealed interface TournamentRefusal extends Refusal {

    /** No tournament has that number. */
    record NoSuchTournament(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.no-such", number);
        }
    }

    /** They entered before. */
    record JoinedAlready(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.joined-already", number);
        }
    }

    /** They left it, or were taken out. */
    record WasIn(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.was-in", number);
        }
    }

    /** They are not in it. */
    record NotIn(int number, String user) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-in", number, user);
        }
    }

    /** Whoever asks is not in it. */
    record YouAreNotIn(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.you-are-not-in", number);
        }
    }

    /** A director did not say why, or what; everybody whom it concerns is to read it. */
    record NoReason(int number, String typed) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.no-reason", number, typed);
        }
    }

    /** All places are taken. */
    record Full(int number, int size) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.full", number, size);
        }
    }

    /** It has begun. */
    record BegunAlready(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.begun", number);
        }
    }

    /** It has not begun. */
    record NotBegun(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-begun", number);
        }
    }

    /** It is over. */
    record Over(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.over", number);
        }
    }

    /** Nothing begins in it at present. */
    record IsPaused(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.is-paused", number);
        }
    }

    /** There is nothing to resume. */
    record NotPaused(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-paused", number);
        }
    }

    /** Not so many have entered as it needs. */
    record TooFew(int number, int entered, int least) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.too-few", number, entered, least);
        }
    }

    /** They were taken out of another one since they never moved. */
    record Banned(Instant until) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.banned", until);
        }
    }

    /** It is for others. */
    record OutsideRating(int number, String game, int least, int most, int rating) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "tournament.outside-rating",
                    number,
                    game,
                    Integer.toString(least),
                    Integer.toString(most),
                    Integer.toString(rating));
        }
    }

    /** They are no director at all. */
    record NotADirector() implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-a-director");
        }
    }

    /** So many of their tournaments wait for players. */
    record TooManyOpen(int most) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.too-many-open", most);
        }
    }

    /** They do not direct it. */
    record NotDirector(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-director", number);
        }
    }

    /** A director may not decide about themselves. */
    record OwnBoard(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.own-board", number);
        }
    }

    /** The board is none of its boards. */
    record NotItsBoard(int number, String board) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.not-its-board", number, board);
        }
    }

    /** They have moved, so that nobody can take their place. */
    record HasMoved(int number, String user) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.has-moved", number, user);
        }
    }

    /** Challenges are for ladders. */
    record NoLadder(int number) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.no-ladder", number);
        }
    }

    /** They stand below, or too far above, or one of the two has a challenge open. */
    record OutOfReach(int number, String user) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.out-of-reach", number, user);
        }
    }

    /** No such kind. */
    record UnknownKind(String kind, List<String> known) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.unknown-kind", kind, known);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** The game, the kind, the name or the size is missing. */
    record Incomplete(List<String> kinds) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.incomplete", kinds);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** No such setting. */
    record UnknownSetting(String setting, List<String> known) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.unknown-setting", "--" + setting, known);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** The setting exists, the value does not fit. */
    record BadSetting(String setting, String given, String form) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.bad-setting", "--" + setting, given, form);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** A number that does not fit. */
    record BadNumber(String what, String given, int least, int most) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.bad-number", what, given, least, most);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** The game has not so many seats, or the kind has others. */
    record BadSeats(String kind, int seats) implements TournamentRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("tournament.bad-seats", kind, seats);
        }
    }
}
