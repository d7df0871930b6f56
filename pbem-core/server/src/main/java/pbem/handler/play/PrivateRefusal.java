package pbem.handler.play;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a player was not shown what only they may see. */
public sealed interface PrivateRefusal extends Refusal {

    /** The game hides nothing, or the player holds nothing any more. */
    record NoHints(int board) implements PrivateRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-hints", board);
        }
    }

    /** They play on no board of the kind that they asked for. */
    record NoSuchBoards() implements PrivateRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-such-boards");
        }
    }
}
