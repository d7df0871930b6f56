package pbem.games.chroma;

import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.phrase.Phrase;

/** What holds for a whole board. */
record Rules(Game game, Setup setup) {

    int seats() {
        return setup.seats();
    }

    Lattice lattice() {
        return Lattice.of(setup.number(Chroma.SIZE).orElseThrow());
    }

    /** What the player of that seat is called. */
    Phrase name(Seat seat) {
        return game.seatName(setup, seat);
    }
}
