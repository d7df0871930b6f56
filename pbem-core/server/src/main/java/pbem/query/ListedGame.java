package pbem.query;

import pbem.game.Game;

/** @param open the number of its open boards */
public record ListedGame(Game game, int open) {}
