package pbem.handler.play;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a line that could have been a move is not played. */
public sealed interface MoveRefusal extends Refusal {

    /** More than one move stands in it. */
    record Several(List<String> texts) implements MoveRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.several-moves", texts);
        }
    }

    /** It is neither a command nor a move, and others are to move. */
    record Unknown(String text, int board, List<String> toMove) implements MoveRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.unknown-words", text, board, toMove);
        }
    }
}
