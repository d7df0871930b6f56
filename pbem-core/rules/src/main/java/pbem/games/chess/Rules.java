package pbem.games.chess;

import pbem.game.Game;
import pbem.game.Setup;

/** What holds for a whole game. */
record Rules(Game game, Setup setup) {}
