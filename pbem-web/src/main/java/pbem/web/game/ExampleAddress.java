package pbem.web.game;

import pbem.game.Game;

/**
 * A moment of a game's example, as the path of a URL names it.
 *
 * @param move after how many moves
 */
record ExampleAddress(Game game, int move) {

    static ExampleAddress startOf(Game game) {
        return new ExampleAddress(game, 0);
    }

    String path() {
        String start = "/games/" + game.name() + "/example";
        return move == 0 ? start : start + "/moves/" + move;
    }
}
