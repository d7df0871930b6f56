package pbem.games.chess;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.GameTables;

/** The tables at which chromatic chess is tried. */
public interface ChromaticChessTables extends GameTables {

    @Override
    default Game game() {
        return new ChromaticChess();
    }

    /** Long enough for captures and checks; these boards are large, and everything is drawn. */
    @Override
    default int longest() {
        return 70;
    }

    /** Such a picture fits into a mail of at most 100 kB. */
    @Override
    default int heaviestPicture() {
        return 64_000;
    }

    @Override
    default List<String> tables() {
        return List.of(
                "2",
                "2 -setup=36",
                "2 -board=4",
                "2 -setup=A1=T13,D1=K,G1=T12,F2=Q,C5=P,E5=P",
                "2 -board=4 -setup=A1=T14,E1=K,D1=Q,B2=W2,D5=P,F5=P");
    }
}
