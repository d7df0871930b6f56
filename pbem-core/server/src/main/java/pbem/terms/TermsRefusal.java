package pbem.terms;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why the server's terms of a challenge cannot be agreed. */
public sealed interface TermsRefusal extends Refusal {

    @Override
    default boolean isAboutForm() {
        return true;
    }

    /** No such term. */
    record UnknownTerm(String term, List<String> known) implements TermsRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("terms.unknown", "--" + term, known);
        }
    }

    /** The term exists, the value does not fit. */
    record BadValue(String term, String value, String usage) implements TermsRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("terms.bad-value", "--" + term, value, usage);
        }
    }

    /** Time is given back with each move, and there is no whole time that it could fill. */
    record NothingToFill(int days) implements TermsRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("terms.nothing-to-fill", days);
        }
    }

    /** The game would be lost before the reminder. */
    record NagAfterForfeit(int nagDays, int forfeitDays) implements TermsRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("terms.nag-after-forfeit", nagDays, forfeitDays);
        }
    }
}
