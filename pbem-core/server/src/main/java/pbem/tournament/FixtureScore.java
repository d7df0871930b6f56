package pbem.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The score of one board. A player gets one point for every player placed behind, and half a point for every player in
 * a shared place. So with two seats it is 1, a half or 0, and with more seats it depends on the place.
 *
 * @param halves the scores by seat, in half points
 * @param plies the number of moves
 * @param played whether it was decided on a board rather than by the absence of a player
 */
public record FixtureScore(List<Integer> halves, int plies, boolean played) {

    public FixtureScore {
        halves = List.copyOf(halves);
    }

    /**
     * The score of a board by its places.
     *
     * @param places the places by seat, 1 for the best; equal numbers for a shared place
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

    /** The score of a board that nobody played: the players who are present share all points. */
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

    /** The largest score of one seat, in half points. */
    public static int most(int seats) {
        return 2 * (seats - 1);
    }

    /** Whether that seat has more than every other. */
    public boolean isWonBy(int seat) {
        return halves.get(seat) == most(halves.size());
    }
}
