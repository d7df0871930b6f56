package pbem.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The rungs of a ladder. They are computed from all that happened on it, so that a corrected result moves the right
 * players.
 */
final class Rungs {

    private final List<Step> steps;
    private final List<Long> order;

    private enum Kind {
        ON,
        OFF,
        DOWN,
        MET
    }

    /**
     * One step that moves players.
     *
     * @param player the player who joins, leaves or drops; or the challenger
     * @param above the challenged player
     * @param boards the numbers of the fixtures of a challenge
     */
    private record Step(Kind kind, long player, long above, List<Integer> boards) {

        Step replacing(long from, long to) {
            return new Step(kind, player == from ? to : player, above == from ? to : above, boards);
        }
    }

    Rungs() {
        this.steps = new ArrayList<>();
        this.order = new ArrayList<>();
    }

    Rungs(Rungs other) {
        this.steps = new ArrayList<>(other.steps);
        this.order = new ArrayList<>(other.order);
    }

    /** The players, the top first. */
    List<Long> order() {
        return List.copyOf(order);
    }

    void on(long player) {
        take(new Step(Kind.ON, player, 0, List.of()), List.of());
    }

    void off(long player) {
        take(new Step(Kind.OFF, player, 0, List.of()), List.of());
    }

    void drop(long player) {
        take(new Step(Kind.DOWN, player, 0, List.of()), List.of());
    }

    void replace(long from, long to) {
        steps.replaceAll(step -> step.replacing(from, to));
        order.replaceAll(player -> player == from ? Long.valueOf(to) : player);
    }

    /** Called when all boards of a challenge are over, the first time or again. */
    void met(List<Fixture> boards, List<Fixture> all) {
        List<Integer> numbers = boards.stream().map(Fixture::number).toList();
        if (steps.stream().anyMatch(step -> step.boards().equals(numbers))) {
            recount(all);
        } else {
            List<Long> seats = boards.get(0).seats();
            take(new Step(Kind.MET, seats.get(0), seats.get(1), numbers), all);
        }
    }

    /** Recomputes all rungs from the present results. */
    void recount(List<Fixture> all) {
        order.clear();
        steps.forEach(step -> move(step, all));
    }

    private void take(Step step, List<Fixture> all) {
        steps.add(step);
        move(step, all);
    }

    private void move(Step step, List<Fixture> all) {
        int rung = order.indexOf(step.player());
        switch (step.kind()) {
            case ON -> order.add(step.player());
            case OFF -> order.remove(step.player());
            case DOWN -> {
                if (rung >= 0 && rung < order.size() - 1) {
                    order.remove(rung);
                    order.add(rung + 1, step.player());
                }
            }
            case MET -> {
                int to = order.indexOf(step.above());
                if (to >= 0 && rung > to && isWon(step, all)) {
                    order.remove(rung);
                    order.add(to, step.player());
                }
            }
        }
    }

    /** Whether the challenger takes the rung: with more points, once all boards are over. */
    private static boolean isWon(Step met, List<Fixture> all) {
        List<Fixture> boards =
                met.boards().stream().map(number -> all.get(number - 1)).toList();
        return boards.stream().noneMatch(Fixture::isOpen)
                && boards.stream().mapToInt(f -> f.halves(met.player())).sum()
                        > boards.stream().mapToInt(f -> f.halves(met.above())).sum();
    }
}
