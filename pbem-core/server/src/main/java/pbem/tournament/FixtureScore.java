package pbem.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How one board counts. A player who is placed before another has a point from them, and half a point each where they share a
 * place; so with two seats it is 1, a half or 0, and with more there are points by place.
 *
 * @param halves by seat, in half points
 * @param plies how many moves were played
 * @param played whether it was decided on a board rather than by somebody's not being there
 */
public record FixtureScore(List<Integer> halves, int plies, boolean played) {

    public FixtureScore {
        halves = List.copyOf(halves);
    }

    /**
     * By places.
     *
     * @param places by seat, 1 for the best; the same number for a shared place
     */
    public static FixtureScore placed(List<Integer> places, int plies) {
        List<Integer> halves = new ArrayList<>();
        for (int seat = 0; seat < places.size(); seat++) {
            int own = seat;
            halves.add(IntStream.range(0, places.size())
                    .filter(other -> other != own)
                    .map(other -> Integer.signum(places.get(other) - places.get(own)) + 1)
                    .sum());
        }
        return new FixtureScore(halves, plies, true);
    }

    /** Nobody played: those who were there share what there is, the others have nothing. */
    public static FixtureScore walkover(List<Boolean> present) {
        List<Integer> places = present.stream().map(there -> there ? 1 : 2).toList();
        boolean nobody = !present.contains(true);
        List<Integer> halves = nobody
                ? present.stream().map(there -> 0).toList()
                : placed(places, 0).halves();
        List<Integer> given = new ArrayList<>();
        for (int seat = 0; seat < halves.size(); seat++) {
            given.add(present.get(seat) ? halves.get(seat) : 0);
        }
        return new FixtureScore(given, 0, false);
    }

    /** The most that one seat can have, in half points. */
    public static int most(int seats) {
        return 2 * (seats - 1);
    }

    /** Whether that seat is before all others. */
    public boolean isWonBy(int seat) {
        return halves.get(seat) == most(halves.size());
    }
}
