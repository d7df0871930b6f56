package pbem.request;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something was too much. */
public sealed interface LimitRefusal extends Refusal {

    /** The sender has written so much within a day that this mail was not handled. */
    record TooManyMails(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.mails", most);
        }
    }

    /** The mail goes on beyond the lines that are handled. */
    record TooManyLines(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.lines", most);
        }
    }

    /** The player is on so many boards that they can begin no other. */
    record TooManyBoards(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.boards", most);
        }
    }

    /** The owner of the address has been asked to confirm something so often that they are not asked again today. */
    record TooManyQuestions(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.questions", most);
        }
    }
}
