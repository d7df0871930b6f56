package pbem.games.narde;

import pbem.kit.race.RaceScore;

/** The points of a match. */
record NardeScore(int length, int white, int black) implements RaceScore {

    @Override
    public NardeScore won(int seat, int times) {
        return new NardeScore(length, white + (seat == 0 ? times : 0), black + (seat == 1 ? times : 0));
    }
}
