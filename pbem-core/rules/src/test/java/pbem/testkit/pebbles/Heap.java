package pbem.testkit.pebbles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Act;
import pbem.game.BoardWords;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;

/**
 * @param active the seats that have not left
 * @param turn index into {@code active}
 */
record Heap(Game game, Setup setup, int pebbles, int ply, List<Seat> active, int turn) implements Position {

    @Override
    public List<Seat> toMove() {
        return outcome().isPresent() ? List.of() : List.of(active.get(turn));
    }

    @Override
    public Optional<Outcome> outcome() {
        if (pebbles == 0) {
            Seat last = active.get((turn + active.size() - 1) % active.size());
            return Optional.of(Outcome.won(setup.seats(), List.of(last), Phrase.of("pebbles.last-taken")));
        }
        return active.isEmpty() || active.size() == 1 && setup.seats() > 1
                ? Optional.of(Outcome.won(setup.seats(), active, Phrase.of("pebbles.alone")))
                : Optional.empty();
    }

    @Override
    public Optional<Move> lastMove() {
        return Optional.empty();
    }

    @Override
    public List<Phrase> happenings() {
        return List.of();
    }

    @Override
    public List<Take> moves() {
        return outcome().isPresent()
                ? List.of()
                : IntStream.rangeClosed(1, Math.min(3, pebbles))
                        .mapToObj(Take::new)
                        .toList();
    }

    @Override
    public Act<Move> read(String text) {
        return moves().stream()
                .filter(take -> take.notation().equals(text.toLowerCase(Locale.ROOT)))
                .findFirst()
                .<Act<Move>>map(Act::done)
                .orElseGet(() -> Act.refused(PebblesRefusal.cannot(text, pebbles)));
    }

    @Override
    public Position play(Move move) {
        return new Heap(game, setup, pebbles - ((Take) move).pebbles(), ply + 1, active, (turn + 1) % active.size());
    }

    @Override
    public Position leave(Seat seat) {
        List<Seat> left = active.stream().filter(other -> !other.equals(seat)).toList();
        int passed = active.indexOf(seat) < turn ? 1 : 0;
        return new Heap(game, setup, pebbles, ply, left, left.isEmpty() ? 0 : (turn - passed) % left.size());
    }

    @Override
    public BoardWords words(Viewer viewer) {
        return new BoardWords() {
            @Override
            public Description description() {
                return Description.of(Phrase.of("pebbles.heap", pebbles));
            }

            @Override
            public Act<List<Phrase>> look(String cell) {
                return Act.refused(PebblesRefusal.cannot(cell, pebbles));
            }

            /** A heap has no cells. */
            @Override
            public List<NamedCell> cells() {
                return List.of();
            }
        };
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(Phrase.of("pebbles.title"), words(viewer).description(), 1, List.of(), List.of());
    }
}
