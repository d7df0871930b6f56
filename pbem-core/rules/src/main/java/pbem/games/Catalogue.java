package pbem.games;

import java.util.List;
import pbem.game.Games;
import pbem.games.chess.ChromaticChess;
import pbem.games.cholone.Cholone;
import pbem.games.chroma.Chroma;
import pbem.games.chromino.Chromino;
import pbem.games.kroma.Kroma;

/** The games that this program has. A new one needs its package and a line here. */
public final class Catalogue {

    private static final Games GAMES = new Games(List.of( //
            new Cholone(), //
            new Chroma(), //
            new Kroma(), //
            new ChromaticChess(), //
            new Chromino()));

    private Catalogue() {}

    /** In the order in which they are listed to people. */
    public static Games games() {
        return GAMES;
    }
}
