package pbem.games.chroma;

import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.phrase.Phrase;

/** What stays the same during a game. */
record Rules(Game game, Setup setup) {

    int seats() {
        return setup.seats();
    }

    Lattice lattice() {
        return Lattice.of(setup.number(Chroma.SIZE).orElseThrow());
    }

    /** The name of that seat. */
    Phrase name(Seat seat) {
        return game.seatName(setup, seat);
    }
}
