package pbem.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Resource;

/**
 * A whole game, from its start to its end, that a game's package contains for people to step through: its resource
 * {@code example.txt}.
 *
 * <p>The first line is the setup: the number of players, the options as a challenge spells them, and, where chance has
 * a part in the game, the seed as {@value Seed#BYTES} bytes in lower-case hex, as in
 * {@code 3 -chameleon c7ab4fbb38f4deadd0b359e2212a9532}; its words stand one blank apart. Every further line is one
 * move in its canonical notation, and the last one ends the game. There are no blank lines and no comments.
 *
 * @param positions the start and the position after each move: one more than moves
 */
public record Example(List<Position> positions, List<Move> moves) {

    private static final String RESOURCE = "example.txt";

    public Example {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
    }

    /**
     * The example in a game's package, if there is one.
     *
     * @throws IllegalStateException if it is not written as described above, which is a fault of the program
     */
    public static Optional<Example> of(Game game) {
        return new Resource(game.getClass(), RESOURCE).text().map(text -> read(game, text));
    }

    /** @param text as in the resource */
    static Example read(Game game, String text) {
        List<String> lines = text.isEmpty() ? List.of("") : text.lines().toList();
        ScriptReader script = new ScriptReader(game, RESOURCE);
        List<Position> positions = new ArrayList<>(List.of(script.start(lines.get(0), 1)));
        List<Move> moves = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Position before = positions.get(moves.size());
            Move move = script.move(before, line, moves.size() + 2);
            moves.add(move);
            positions.add(before.play(move));
        }
        if (positions.get(moves.size()).outcome().isEmpty()) {
            throw script.broken("after its " + moves.size() + " moves the game is not over");
        }
        return new Example(positions, moves);
    }

    /**
     * The position after the first moves of a game.
     *
     * @param resource the resource that contains the lines, named in error messages
     * @param lines the setup and the moves, as in the resource of an example
     * @throws IllegalStateException if they are not written so, which is a fault of the program
     */
    public static Position reached(Game game, String resource, List<String> lines) {
        ScriptReader script = new ScriptReader(game, resource);
        Position position = script.start(lines.get(0), 1);
        for (int i = 1; i < lines.size(); i++) {
            position = position.play(script.move(position, lines.get(i), i + 1));
        }
        return position;
    }

    public Position start() {
        return positions.get(0);
    }

    public Position end() {
        return positions.get(moves.size());
    }

    /** How it ended. */
    public Outcome outcome() {
        return end().outcome().orElseThrow();
    }

    /** Who played that move, counted from 1. */
    public Seat mover(int move) {
        return positions.get(move - 1).toMove().get(0); // exactly one seat is on turn
    }
}
