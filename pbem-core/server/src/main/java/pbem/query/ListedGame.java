package pbem.query;

import pbem.game.Game;

/** @param open how many boards of it are under way */
public record ListedGame(Game game, int open) {}
