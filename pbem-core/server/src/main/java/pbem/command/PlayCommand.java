package pbem.command;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** Concerns a board under way. */
public sealed interface PlayCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R move(Move move);

        R submit(Submit submit);

        R confirm(Confirm confirm);

        R queue(Queue queue);

        R unqueue(Unqueue unqueue);

        R draw(Draw draw);

        R undo(Undo undo);

        R extend(Extend extend);

        R answerOffer(AnswerOffer answerOffer);

        R claim(Claim claim);

        R resign(Resign resign);

        R hint(Hint hint);

        R note(Note note);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.play(this);
    }

    @Override
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /**
     * {@code [game] move board text[#ply]}, or a plain reply.
     *
     * @param text the move, raw
     * @param guard the number that this move is meant to have, counted from 1 over all players
     */
    record Move(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.move(this);
        }
    }

    /** {@code submit [board] move}: shown to the sender alone, and played once they confirm it. */
    record Submit(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.submit(this);
        }
    }

    /** {@code confirm [board]}: plays what was submitted. */
    record Confirm(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.confirm(this);
        }
    }

    /**
     * {@code queue [board] text}: moves to be played when the turn comes.
     *
     * @param text a move or conditions, raw; empty asks what is queued
     */
    record Queue(Optional<Game> game, OptionalInt board, String text) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.queue(this);
        }
    }

    /** {@code unqueue [board]}. */
    record Unqueue(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unqueue(this);
        }
    }

    /**
     * {@code draw [board] [words][#ply]}: what the game calls so, a draw that its rules let one claim, or else an offer.
     *
     * @param words what else was said, raw; may be empty
     * @param guard the number that the next move has, if it is to be so
     * @param offer whether it can only be an offer: {@code propose}
     */
    record Draw(Optional<Game> game, OptionalInt board, String words, OptionalInt guard, boolean offer)
            implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.draw(this);
        }
    }

    /** {@code undo [board][#ply]}: asks to take the last move back. */
    record Undo(Optional<Game> game, OptionalInt board, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.undo(this);
        }
    }

    /** {@code extend [board] days}: asks the others for more time. */
    record Extend(Optional<Game> game, OptionalInt board, int days) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.extend(this);
        }
    }

    /** {@code accept board 101}, {@code move 101 accept} and the like: answers what is offered on a board. */
    record AnswerOffer(Optional<Game> game, OptionalInt board, boolean yes, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answerOffer(this);
        }
    }

    /** {@code claim [board]}: the game of an opponent who is out of time. */
    record Claim(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.claim(this);
        }
    }

    /** {@code [game] resign [board][#ply]}. */
    record Resign(Optional<Game> game, OptionalInt board, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resign(this);
        }
    }

    /** {@code hint [board]}: what the sender could play. */
    record Hint(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hint(this);
        }
    }

    /**
     * {@code note [board] words}: kept for the sender alone.
     *
     * @param words raw; empty asks what is noted
     */
    record Note(Optional<Game> game, OptionalInt board, String words) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.note(this);
        }
    }
}
