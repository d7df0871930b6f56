package pbem.clock;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about time was not done. */
public sealed interface ClockRefusal extends Refusal {

    /** No dates that we can read. */
    record BadDates(String text, List<String> forms) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.bad-dates", text, Phrase.anyOf(forms));
        }
    }

    /** The last day comes before the first. */
    record Backwards(LocalDate from, LocalDate to) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.backwards", from, to);
        }
    }

    /** The first day has gone by. */
    record Past(LocalDate from, LocalDate today) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.past", from, today);
        }
    }

    /** Nobody plans that far. */
    record TooFar(LocalDate to, LocalDate latest) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.too-far", to, latest);
        }
    }

    /** They are on vacation then already. */
    record Overlapping(Instant from, Instant to) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.overlapping", from, to);
        }
    }

    /** More days than are left of a year. */
    record TooLong(int days, int year, int left, int perYear) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.too-long", days, year, left, perYear);
        }
    }

    /** They are not on vacation and plan none. */
    record NotAway() implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.not-away");
        }
    }

    /** Nobody whose game could be claimed is on turn: it is the claimer's own turn. */
    record OwnTurn(int board) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.own-turn", board);
        }
    }

    /** There is time left. */
    record NotDue(int board, String user, Instant until) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.not-due", board, user, until);
        }
    }

    /** Their time never runs out, as that of a program, or of whoever agreed on so much that it is none. */
    record NoDeadline(int board, String user) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.no-deadline", board, user);
        }
    }

    /** A vacation was taken for them in the same moment. */
    record SavedByVacation(int board, String user, Instant until) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.saved-by-vacation", board, user, until);
        }
    }

    /** Mails from before the deadline are not handled yet. */
    record MailWaits(int board, String user) implements ClockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("clock.mail-waits", board, user);
        }
    }
}
