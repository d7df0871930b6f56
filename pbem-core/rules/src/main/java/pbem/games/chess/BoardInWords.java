package pbem.games.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.BoardShapes;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/** The board in words: the pieces of both teams by kind, the aim first, and what can be captured. */
record BoardInWords(ChessPosition position) implements CellWords<Cell> {

    @Override
    public NamedCell at(Cell cell) {
        byte man = situation().man(cell);
        return new NamedCell(
                cell.name(),
                new EmptyBoardDrawing(board()).centre(cell),
                ChessPosition.REACH,
                man == Man.NONE ? EMPTY : names().owned(man));
    }

    @Override
    public Optional<Cell> named(String tidy) {
        return board().named(tidy);
    }

    @Override
    public Refusal missing(Typed typed) {
        return position.missing(typed.tidy()).orElseGet(() -> ChessRefusal.NOT_A_CELL.of(typed.shown()));
    }

    @Override
    public List<NamedCell> cells() {
        return board().cells().stream().map(this::at).toList();
    }

    /** The cells through an edge, then those through a vertex. */
    @Override
    public List<Cell> beside(Cell cell) {
        return Direction.ALL.stream()
                .flatMap(way -> board().step(cell, way).stream())
                .toList();
    }

    @Override
    public List<Line<Cell>> through(Cell cell) {
        String column = BoardShapes.letter(cell.column());
        return List.of(
                new Line<>("kit.words-row", String.valueOf(cell.row()), line(cell, Direction.E_3)),
                new Line<>("kit.words-column", column, line(cell, Direction.E2)),
                new Line<>("chromatic-chess.words-diagonal", column, line(cell, Direction.E1)));
    }

    /** All cells of the line through a cell, towards later letters or rows. */
    private List<Cell> line(Cell cell, Direction axis) {
        List<Cell> cells = new ArrayList<>(board().walk(cell, board().rows(), axis.opposite()));
        Collections.reverse(cells);
        cells.add(cell);
        cells.addAll(board().walk(cell, board().rows(), axis));
        return cells;
    }

    @Override
    public List<Phrase> turn() {
        List<Phrase> words = new ArrayList<>(CellWords.super.turn());
        if (position.inCheck() && position.outcome().isEmpty()) {
            Cell aim = situation().aim(position.turn());
            Cell attacker = board().cells().get(new AttackDetector(situation()).attacker(aim.index()));
            words.add(Phrase.of(
                    "chromatic-chess.words-check", aim.name(), at(attacker).content(), attacker.name()));
        }
        return words;
    }

    @Override
    public Phrase mover() {
        return position.last().mover().phrase();
    }

    /** The piece that has moved. */
    @Override
    public List<Phrase> changes() {
        return position.last().step().stream()
                .map(step -> Phrase.of(
                        "kit.words-man", step.to().name(), at(step.to()).content()))
                .toList();
    }

    @Override
    public List<Phrase> facts() {
        return Stream.of(Team.values()).map(this::pieces).toList();
    }

    private Phrase pieces(Team team) {
        List<Piece> kinds = new ArrayList<>(Piece.ALL);
        kinds.sort(Comparator.comparing(Piece.P::equals)); // pawns come last because there are so many of them
        List<Phrase> words = new ArrayList<>();
        int count = 0;
        for (Piece piece : kinds) {
            List<Cell> there = board().cells().stream()
                    .filter(cell -> Man.is(situation().man(cell), piece, team))
                    .toList();
            if (!there.isEmpty()) {
                Phrase name = there.size() == 1 ? names().piece(piece) : names().pieces(piece);
                words.add(Phrase.of("chromatic-chess.words-on", name, Names.of(there)));
                count += there.size();
            }
        }
        return Phrase.of(
                "chromatic-chess.words-pieces-" + (team == Team.WHITE ? "white" : "black"),
                count,
                Phrase.inTurn("kit.words-then", words));
    }

    /** What the team to move can capture, and what the other team could capture if it were its turn. */
    @Override
    public List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        List<Step> steps = position.moves();
        Phrase turn = position.turn().phrase();
        Map<Cell, List<String>> now = captures(situation(), steps);
        words.add(
                now.isEmpty()
                        ? Phrase.of("chromatic-chess.words-no-capture", turn, steps.size())
                        : Phrase.of("chromatic-chess.words-captures", turn, taken(now), steps.size()));
        Situation other = situation().turned();
        Map<Cell, List<String>> threats = captures(other, new MoveGenerator(other).steps());
        threats.remove(situation().aim(position.turn())); // the check is mentioned already
        if (!threats.isEmpty()) {
            words.add(Phrase.of("chromatic-chess.words-threats", other.turn().phrase(), taken(threats)));
        }
        steps.stream()
                .filter(step -> step.manner() == Step.Manner.CASTLING)
                .forEach(step -> words.add(Phrase.of("chromatic-chess.words-castling", turn, step.notation())));
        return words;
    }

    /** For every cell with a piece that can be captured, the moves that capture it. */
    private static Map<Cell, List<String>> captures(Situation situation, List<Step> steps) {
        Map<Cell, List<String>> captures = new LinkedHashMap<>();
        for (Step step : steps) {
            LastMove.of(step, situation)
                    .captured()
                    .ifPresent(taken -> captures.computeIfAbsent(taken.cell(), cell -> new ArrayList<>())
                            .add(step.notation()));
        }
        return captures;
    }

    /** The colour of a cell, the moves of its piece, and the pieces that can come there, on their turn or not. */
    @Override
    public List<Phrase> about(Cell cell) {
        List<Phrase> words = new ArrayList<>();
        words.add(Phrase.of("chromatic-chess.words-cell", cell.name(), Names.colour(cell.colour())));
        byte man = situation().man(cell);
        Team first = Man.is(man, Team.BLACK) ? Team.BLACK : Team.WHITE;
        for (Team team : List.of(first, first.other())) {
            List<Step> steps = new MoveGenerator(situation().asIfOnTurn(team)).steps();
            if (Man.is(man, team)) {
                List<Cell> targets = steps.stream()
                        .filter(step -> step.from() == cell)
                        .map(Step::to)
                        .distinct()
                        .toList();
                words.add(
                        targets.isEmpty()
                                ? Phrase.of("kit.words-stays")
                                : Phrase.of("kit.words-goes", Names.of(targets)));
                continue;
            }
            List<Phrase> comers = steps.stream()
                    .filter(step -> step.to() == cell)
                    .map(Step::from)
                    .distinct()
                    .map(from -> Phrase.of(
                            "chromatic-chess.words-comer",
                            names().piece(situation().man(from)),
                            from.name()))
                    .toList();
            if (!comers.isEmpty()) {
                words.add(Phrase.of("chromatic-chess.words-comers", team.phrase(), Phrase.inTurn(comers)));
            }
        }
        return words;
    }

    private Names names() {
        return new Names(board());
    }

    private ChessBoard board() {
        return situation().board();
    }

    private Situation situation() {
        return position.situation();
    }
}
