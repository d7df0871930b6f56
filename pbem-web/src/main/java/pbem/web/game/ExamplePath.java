package pbem.web.game;

import pbem.game.Game;

/** The paths of a game's example. */
record ExamplePath(Game game) {

    String start() {
        return "/games/" + game.name() + "/example";
    }

    /** The position after that many moves. */
    String after(int moves) {
        return moves == 0 ? start() : start() + "/moves/" + moves;
    }
}
