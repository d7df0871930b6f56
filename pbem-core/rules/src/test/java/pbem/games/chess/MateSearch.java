package pbem.games.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks for a mate among all placements of the two aims and some officers.
 *
 * <p>It tries every cell for the mated aim, for the other aim and for each officer. It skips a placement only if that
 * cannot be a mate even with no piece in the way: the mated aim is not attacked, or it has more ways out than its own
 * officers can fill. The game's own rules judge the rest. A mate counts if a legal move leads to it, with or without a
 * capture. Castling is left out, since officers who castle can mate without it, too.
 *
 * @param mating the officers beside the aim of the team that mates
 * @param mated the officers beside the aim of the other team
 * @param captured one more officer of the other team, which the mating move captures
 */
record MateSearch(ChessBoard board, List<Piece> mating, List<Piece> mated, Optional<Piece> captured) {

    MateSearch {
        mating = List.copyOf(mating);
        mated = List.copyOf(mated);
    }

    /** A mate and the move that leads to it. */
    record Mate(Situation before, Step step) {}

    /** A mate of the team with the officers {@code mated}, by a last move with or without a capture; empty if none. */
    static Optional<Mate> of(ChessBoard board, List<Piece> mating, List<Piece> mated) {
        Stream<MateSearch> quiet = Stream.of(new MateSearch(board, mating, mated, Optional.empty()));
        Stream<MateSearch> captures = mated.stream().distinct().map(piece -> {
            List<Piece> rest = new ArrayList<>(mated);
            rest.remove(piece);
            return new MateSearch(board, mating, rest, Optional.of(piece));
        });
        return Stream.concat(quiet, captures)
                .flatMap(search -> search.find().stream())
                .findFirst();
    }

    /** White mates black. Only pawns move differently for the two teams, so this direction is enough. */
    private Optional<Mate> find() {
        Map<Piece, List<List<Cell>>> reach = Stream.concat(Stream.of(Piece.K), mating.stream())
                .distinct()
                .collect(Collectors.toMap(piece -> piece, this::reach));
        return board.cells().stream()
                .flatMap(prey -> new Hunt(prey, reach).mate().stream())
                .findFirst();
    }

    /** The cells that a piece attacks from each cell at most. */
    private List<List<Cell>> reach(Piece piece) {
        return board.cells().stream()
                .map(from ->
                        board.paths(piece, from).stream().flatMap(List::stream).toList())
                .toList();
    }

    /** The search with the mated aim on one cell. */
    private final class Hunt {

        private final Cell prey;
        private final List<Cell> flights;
        private final int wanted; // the mated aim's cell and every cell that it could flee to, a bit each
        private final int[] bits = new int[board.cells().size()]; // of the wanted cells
        private final int[] held; // the wanted cells that the other aim attacks, by its own cell
        private final List<int[]> covers; // the wanted cells that an officer attacks at most, by officer and cell
        private final int[] rest; // the wanted cells that this officer and those after it attack at most
        private final byte[] men = new byte[board.cells().size()];

        Hunt(Cell prey, Map<Piece, List<List<Cell>>> reach) {
            this.prey = prey;
            this.flights =
                    board.paths(Piece.K, prey).stream().map(path -> path.get(0)).toList();
            this.wanted = (2 << flights.size()) - 1;
            bits[prey.index()] = 1;
            flights.forEach(flight -> bits[flight.index()] = 2 << flights.indexOf(flight));
            this.held = covers(reach.get(Piece.K));
            this.covers = mating.stream().map(reach::get).map(this::covers).toList();
            this.rest = new int[covers.size() + 1];
            for (int i = covers.size() - 1; i >= 0; i--) {
                rest[i] = rest[i + 1] | Arrays.stream(covers.get(i)).reduce(0, (a, b) -> a | b);
            }
            men[prey.index()] = Man.of(Piece.K, Team.BLACK);
        }

        Optional<Mate> mate() {
            for (Cell hunter : board.cells()) {
                int attacked = held[hunter.index()];
                if (hunter != prey && !flights.contains(hunter) && isEnough(attacked | rest[0])) {
                    men[hunter.index()] = Man.of(Piece.K, Team.WHITE);
                    Optional<Mate> mate = place(0, attacked);
                    men[hunter.index()] = Man.NONE;
                    if (mate.isPresent()) {
                        return mate;
                    }
                }
            }
            return Optional.empty();
        }

        /** Whether the mated aim is attacked and has no more open ways out than officers to fill them, one each. */
        private boolean isEnough(int attacked) {
            int open = wanted & ~attacked;
            return (open & 1) == 0 && Integer.bitCount(open) <= mated.size();
        }

        private int[] covers(List<List<Cell>> reach) {
            return reach.stream()
                    .mapToInt(cells ->
                            cells.stream().mapToInt(cell -> bits[cell.index()]).reduce(0, (a, b) -> a | b))
                    .toArray();
        }

        private Optional<Mate> place(int officer, int attacked) {
            if (officer == mating.size()) {
                return isEnough(attacked) ? defend(0) : Optional.empty();
            }
            Piece piece = mating.get(officer);
            for (Cell cell : board.cells()) {
                int more = attacked | covers.get(officer)[cell.index()];
                if (men[cell.index()] == Man.NONE && piece.fits(cell.colour()) && isEnough(more | rest[officer + 1])) {
                    men[cell.index()] = Man.of(piece, Team.WHITE);
                    Optional<Mate> mate = place(officer + 1, more);
                    men[cell.index()] = Man.NONE;
                    if (mate.isPresent()) {
                        return mate;
                    }
                }
            }
            return Optional.empty();
        }

        private Optional<Mate> defend(int officer) {
            if (officer == mated.size()) {
                Situation situation = Situation.of(board, men, Team.BLACK);
                MoveGenerator generator = new MoveGenerator(situation);
                return generator.inCheck() && !generator.canStep() ? lastMove() : Optional.empty();
            }
            Piece piece = mated.get(officer);
            for (Cell cell : board.cells()) {
                if (men[cell.index()] == Man.NONE && piece.fits(cell.colour())) {
                    men[cell.index()] = Man.of(piece, Team.BLACK);
                    Optional<Mate> mate = defend(officer + 1);
                    men[cell.index()] = Man.NONE;
                    if (mate.isPresent()) {
                        return mate;
                    }
                }
            }
            return Optional.empty();
        }

        /** A legal move that leads to the mate on the board. */
        private Optional<Mate> lastMove() {
            return board.cells().stream()
                    .filter(to -> Man.is(men[to.index()], Team.WHITE))
                    .flatMap(to -> board.cells().stream().flatMap(from -> lastMove(from, to).stream()))
                    .findFirst();
        }

        private Optional<Mate> lastMove(Cell from, Cell to) {
            byte man = men[to.index()];
            if (men[from.index()] != Man.NONE || !Man.piece(man).fits(from.colour())) {
                return Optional.empty();
            }
            byte[] before = men.clone();
            before[from.index()] = man;
            before[to.index()] = captured.filter(piece -> piece.fits(to.colour()))
                    .map(piece -> Man.of(piece, Team.BLACK))
                    .orElse(Man.NONE);
            Situation situation = Situation.of(board, before, Team.WHITE);
            Step step = new Step(from, to, Step.Manner.PLAIN, Optional.empty());
            return !new MoveGenerator(situation.turned()).inCheck() && new MoveGenerator(situation).allows(step)
                    ? Optional.of(new Mate(situation, step))
                    : Optional.empty();
        }
    }
}
