package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All moves of men in one turn.
 *
 * @param steps the steps in order
 * @param board the board after the steps
 */
record RollPlay(List<Step> steps, PointBoard board) implements Decision {

    RollPlay {
        steps = List.copyOf(steps);
    }

    static String name(int place) {
        return place == PointBoard.BAR ? "bar" : place == PointBoard.OFF ? "off" : String.valueOf(place);
    }

    /**
     * The ways of the men, rearmost first. Each is written as a whole; a point in between is named only if the man hit
     * there.
     */
    @Override
    public String notation() {
        List<List<Step>> ways = new ArrayList<>();
        for (Step step : steps) {
            ways.stream()
                    .filter(way -> way.get(way.size() - 1).to() == step.from())
                    .findFirst()
                    .orElseGet(() -> {
                        ways.add(new ArrayList<>());
                        return ways.get(ways.size() - 1);
                    })
                    .add(step);
        }
        ways.sort(Comparator.comparing((List<Step> way) -> -way.get(0).from())
                .thenComparing(way -> -way.get(way.size() - 1).to()));
        List<String> written = new ArrayList<>();
        for (int i = 0, same; i < ways.size(); i += same) {
            List<Step> way = ways.get(i);
            same = 1;
            while (i + same < ways.size() && hasEnds(ways.get(i + same), way)) {
                same++;
            }
            List<List<Step>> alike = ways.subList(i, i + same);
            StringBuilder text = new StringBuilder(name(way.get(0).from()));
            for (int step = 0; step < way.size(); step++) {
                int now = step;
                boolean hit = alike.stream().anyMatch(one -> one.get(now).hit());
                if (hit || step == way.size() - 1) {
                    text.append('/').append(name(way.get(step).to())).append(hit ? "*" : "");
                }
            }
            written.add(same == 1 ? text.toString() : text + "(" + same + ")");
        }
        return String.join(" ", written);
    }

    private static boolean hasEnds(List<Step> one, List<Step> other) {
        return one.stream()
                        .map(Step::from)
                        .toList()
                        .equals(other.stream().map(Step::from).toList())
                && one.get(one.size() - 1).to() == other.get(other.size() - 1).to();
    }

    @Override
    public MatchStanding after(MatchStanding now) {
        return now.played(board);
    }
}
