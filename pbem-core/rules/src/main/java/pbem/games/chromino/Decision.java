package pbem.games.chromino;

import pbem.game.Move;

/** What a player may decide. */
sealed interface Decision extends Move permits Placement, Decision.Call {

    /** A decision without a tile. */
    enum Call implements Decision {
        DRAW("draw"),
        PASS("pass");

        private final String notation;

        Call(String notation) {
            this.notation = notation;
        }

        @Override
        public String notation() {
            return notation;
        }

        @Override
        public String toString() {
            return notation;
        }
    }
}
