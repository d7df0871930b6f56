package pbem.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A draft whose moves are reached by a few routes that are listed beforehand: marbles and then their direction, a piece
 * and then its cell.
 *
 * @param open the routes that begin with what is chosen so far
 * @param taken how many of their steps are taken
 */
public record ChoiceTree(List<Route> open, int taken) implements Draft {

    public ChoiceTree {
        open = List.copyOf(open);
    }

    /** A route to a move: the choices, in order. */
    public record Route(Move move, List<Choice> steps) {

        public Route {
            steps = List.copyOf(steps);
        }

        public static Route of(Move move, Choice... steps) {
            return new Route(move, List.of(steps));
        }

        private boolean ends(int taken) {
            return steps.size() == taken;
        }
    }

    /** Nothing is chosen yet. */
    public static ChoiceTree of(Stream<Route> routes) {
        return new ChoiceTree(routes.toList(), 0);
    }

    @Override
    public List<Choice> choices() {
        Map<String, Choice> next = open.stream()
                .filter(route -> !route.ends(taken))
                .map(route -> route.steps().get(taken))
                .collect(
                        Collectors.toMap(Choice::key, Function.identity(), (first, same) -> first, LinkedHashMap::new));
        return List.copyOf(next.values());
    }

    @Override
    public List<Choice> chosen() {
        return open.isEmpty() ? List.of() : open.get(0).steps().subList(0, taken);
    }

    @Override
    public Optional<Move> move() {
        return open.stream().filter(route -> route.ends(taken)).map(Route::move).findFirst();
    }

    @Override
    public Optional<ChoiceTree> choose(String key) {
        List<Route> further = open.stream()
                .filter(route ->
                        !route.ends(taken) && route.steps().get(taken).key().equals(key))
                .toList();
        return further.isEmpty() ? Optional.empty() : Optional.of(new ChoiceTree(further, taken + 1));
    }
}
