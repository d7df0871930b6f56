package pbem.handler.play;

import java.util.List;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.record.Offer;

/** Why an offer to the other players, or an answer to one, was not taken. */
public sealed interface OfferRefusal extends Refusal {

    /**
     * One offer at a time.
     *
     * @param asker who wants to make another
     */
    record OpenAlready(int board, Offer.Kind kind, String by, List<String> missing, String asker)
            implements OfferRefusal {
        @Override
        public Phrase phrase() {
            boolean draw = kind == Offer.Kind.DRAW;
            if (asker.equals(by)) {
                return Phrase.of(draw ? "offer.open-own-draw" : "offer.open-own-undo", board, missing, missing.size());
            }
            if (missing.contains(asker)) {
                return Phrase.of(draw ? "offer.open-to-you-draw" : "offer.open-to-you-undo", board, by);
            }
            return Phrase.of(draw ? "offer.open-draw" : "offer.open-undo", board, by, missing, missing.size());
        }
    }

    /** One offer of a draw for every move of one's own. */
    record DrawTooSoon(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.draw-too-soon", board);
        }
    }

    /** The others have said no to that. */
    record UndoAskedBefore(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.undo-asked-before", board);
        }
    }

    /** A move of a tournament stands. */
    record NoUndoInTournament(int board, int tournament) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.no-undo-in-tournament", board, tournament);
        }
    }

    /** Somebody who has left the game has won it. */
    record WonAlready(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.won-already", board);
        }
    }

    /** Nobody else plays. */
    record NobodyToAgree(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.nobody-to-agree", board);
        }
    }

    /** No move has been played. */
    record NothingToUndo(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.nothing-to-undo", board);
        }
    }

    /** Others have moved, but not they. */
    record NoMoveOfYours(int board) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.no-move-of-yours", board);
        }
    }

    /** One of the moves told somebody what cannot be unlearnt. */
    record CannotUndo(int board, List<String> moves) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.cannot-undo", board, moves, moves.size());
        }
    }

    /** It is their own offer, or they have agreed to it before. */
    record AnsweredAlready(int board, List<String> missing) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.answered-already", board, missing, missing.size());
        }
    }

    /** A challenge and a board with an open offer have the same number. */
    record ChallengeOrBoard(Verb verb, int number) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.challenge-or-board", number, verb.word());
        }
    }

    /** Several things wait for their answer. */
    record WhichOne(Verb verb, List<String> numbers) implements OfferRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("offer.which-one", numbers, verb.word(), numbers.get(0));
        }
    }
}
