package pbem.handler.information;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a player was not shown what only he may see. */
public sealed interface PrivateRefusal extends Refusal {

    /** The game hides nothing, or the player holds nothing any more. */
    record NoHints(int board) implements PrivateRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-hints", board);
        }
    }

    /** He plays on no board of the kind that he asked for. */
    record NoSuchBoards() implements PrivateRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-such-boards");
        }
    }
}
