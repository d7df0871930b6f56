package pbem.request;

import java.time.Instant;
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

    /** The same for a mail that nothing proves, of which less is read. */
    record TooManyUnprovenLines(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.unproven-lines", most);
        }
    }

    /** No command is so long, and nothing proves who has written this. */
    record LineTooLong(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.line", most);
        }
    }

    /** As many mails as may be answered within an hour were: what nothing is done about but to answer is not done. */
    record TooManyAnswers(int most) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.answers", most);
        }
    }

    /** As much as may go out within an hour went to addresses that nothing proves. */
    record UnprovenBudgetSpent() implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.unproven-spent");
        }
    }

    /** The player has written to others so often. */
    record SaidTooOften(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.said", most, again);
        }
    }

    /** The player has written so often to one of those whom this would reach. */
    record SaidToOneTooOften(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.said-to-one", most, again);
        }
    }

    /** The player has made so many challenges, or taken so many seats. */
    record TooManyChallenges(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.challenges", most, again);
        }
    }

    /** So many of them have reached one of those whom this would reach. */
    record TooManyChallengesToOne(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.challenges-to-one", most, again);
        }
    }

    /** The player has written to the admin so often. */
    record FeedbackTooOften(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.feedback", most, again);
        }
    }

    /** The player has begun to watch so often. */
    record WatchedTooOften(int most, Instant again) implements LimitRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("limit.watched", most, again);
        }
    }
}
