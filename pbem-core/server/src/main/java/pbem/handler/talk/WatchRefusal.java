package pbem.handler.talk;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why somebody does not watch a board, or still does. */
public sealed interface WatchRefusal extends Refusal {

    /** They play there. */
    record YouPlay(int board) implements WatchRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("watch.you-play", board);
        }
    }

    /** Nothing will happen there any more. */
    record Over(int board, Phrase result) implements WatchRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("watch.over", board, result);
        }
    }

    /** They watch as many boards as one may. */
    record TooMany(int most) implements WatchRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("watch.too-many", most);
        }
    }

    /** There is nothing to end. */
    record NotWatching(int board) implements WatchRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("watch.not-watching", board);
        }
    }
}
