package pbem.command;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** A command about a board under way. */
public sealed interface PlayCommand extends Command {

    /** One method for each command of this family. */
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
        return families.play().apply(this);
    }

    /**
     * {@code [game] move board text[#ply]}, or a plain reply.
     *
     * @param text the move, raw
     * @param guard the number that the move is meant to have, counted from 1 over all players; if it has another, it is
     *     not played
     */
    record Move(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.move(this);
        }
    }

    /** {@code submit [board] move}: shows a move to the sender alone; it is played once the sender confirms it. */
    record Submit(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.submit(this);
        }
    }

    /** {@code confirm [board]}: plays the submitted move. */
    record Confirm(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.confirm(this);
        }
    }

    /**
     * {@code queue [board] text}: moves to play when the sender's turn comes.
     *
     * @param text moves or conditions, raw; empty asks what is queued
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
     * {@code draw [board] [words][#ply]}: a move that the game calls "draw", a claim of a draw under its rules, or else
     * an offer of one.
     *
     * @param words the other words, raw; may be empty
     * @param guard the number that the next move must have; empty for any
     * @param offer whether it can only be an offer, as with the word {@code propose}
     */
    record Draw(Optional<Game> game, OptionalInt board, String words, OptionalInt guard, boolean offer)
            implements PlayCommand {
        @Override
        public boolean isNothingBut(String line) {
            return words.equals(line);
        }

        @Override
        public boolean isDoubtful() {
            return !words.isBlank();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.draw(this);
        }
    }

    /** {@code undo [board][#ply]}: asks the others to let the sender take the last move back. */
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

    /** {@code accept board 101}, {@code move 101 accept} and the like: answers an offer on a board. */
    record AnswerOffer(Optional<Game> game, OptionalInt board, boolean yes, OptionalInt guard) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answerOffer(this);
        }
    }

    /** {@code claim [board]}: claims the win over an opponent who is out of time. */
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

    /** {@code hint [board]}: asks for a move that the sender could play. */
    record Hint(Optional<Game> game, OptionalInt board) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hint(this);
        }
    }

    /**
     * {@code note [board] words}: a private note of the sender.
     *
     * @param words raw; empty asks for the note
     */
    record Note(Optional<Game> game, OptionalInt board, String words) implements PlayCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.note(this);
        }
    }
}
