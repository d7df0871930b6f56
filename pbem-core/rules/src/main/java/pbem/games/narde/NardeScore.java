package pbem.games.narde;

import pbem.kit.race.RaceScore;

/** The points of a match. */
record NardeScore(int length, int white, int black, int last) implements RaceScore {

    @Override
    public NardeScore won(int seat, int times) {
        return seat == 0
                ? new NardeScore(length, white + times, black, times)
                : new NardeScore(length, white, black + times, -times);
    }
}
