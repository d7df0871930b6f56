package pbem.games.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import pbem.game.Run;
import pbem.phrase.Phrase;

/**
 * One cell in words: the piece on it and its moves, the pieces that can move there, the neighbouring cells, and the
 * three rows through it.
 */
record CellInWords(Situation situation, Cell cell) {

    /** The six directions through an edge, counter-clockwise from the right. */
    private static final List<Direction> EDGES =
            List.of(Direction.E_3, Direction.E1, Direction.E2, Direction.E3, Direction.E_1, Direction.E_2);

    List<Phrase> sentences() {
        List<Phrase> words = new ArrayList<>();
        words.add(Phrase.of("chromatic-chess.words-cell", cell.name(), Names.colour(cell.colour())));
        words.add(
                man() == Man.NONE
                        ? Phrase.of("chromatic-chess.words-nothing", cell.name())
                        : Phrase.of("chromatic-chess.words-there", cell.name(), names().owned(man())));
        if (man() != Man.NONE) {
            ways(words);
        }
        for (Team team : Team.values()) {
            comers(team, words);
        }
        words.add(Phrase.of("chromatic-chess.words-edges", beside(EDGES, "edge")));
        words.add(Phrase.of("chromatic-chess.words-vertices", beside(Direction.VERTICES, "vertex")));
        words.add(Phrase.of("chromatic-chess.words-row", cell.row(), line(Direction.E_3)));
        words.add(Phrase.of(
                "chromatic-chess.words-column", String.valueOf(Cell.letter(cell.column())), line(Direction.E2)));
        words.add(Phrase.of("chromatic-chess.words-diagonal", line(Direction.E1)));
        return words;
    }

    private void ways(List<Phrase> words) {
        Set<String> free = new LinkedHashSet<>();
        Set<String> captures = new LinkedHashSet<>();
        for (Step step : new MoveGenerator(asIfOnTurn(Man.team(man()))).stepsFrom(cell)) {
            boolean capture = step.manner() == Step.Manner.EN_PASSANT || situation.man(step.to()) != Man.NONE;
            (capture ? captures : free).add(step.to().name());
        }
        if (free.isEmpty() && captures.isEmpty()) {
            words.add(Phrase.of("chromatic-chess.words-no-way"));
        }
        if (!free.isEmpty()) {
            words.add(Phrase.of("chromatic-chess.words-ways", List.copyOf(free)));
        }
        if (!captures.isEmpty()) {
            words.add(Phrase.of("chromatic-chess.words-ways-captures", List.copyOf(captures)));
        }
    }

    /** Adds the pieces of a team that can move to the cell, or capture the piece on it, if it is that team's turn. */
    private void comers(Team team, List<Phrase> words) {
        if (Man.is(man(), team)) {
            return;
        }
        List<Phrase> comers = new MoveGenerator(asIfOnTurn(team))
                .steps().stream()
                        .filter(step -> step.to().equals(cell))
                        .map(Step::from)
                        .distinct()
                        .map(from -> Phrase.of(
                                "chromatic-chess.words-comer", names().piece(situation.man(from)), from.name()))
                        .toList();
        if (!comers.isEmpty()) {
            words.add(Phrase.of(
                    man() == Man.NONE ? "chromatic-chess.words-comers" : "chromatic-chess.words-capturers",
                    team.phrase(),
                    Phrase.inTurn(comers)));
        }
    }

    private Situation asIfOnTurn(Team team) {
        return situation.turn() == team ? situation : situation.turned();
    }

    private Phrase beside(List<Direction> ways, String through) {
        List<Phrase> words = new ArrayList<>();
        for (int i = 0; i < ways.size(); i++) {
            Phrase way = Phrase.of("chromatic-chess.words-way-" + through, i);
            words.add(board().step(cell, ways.get(i))
                    .map(next -> Phrase.of("chromatic-chess.words-neighbour", way, next.name(), content(next)))
                    .orElseGet(() -> Phrase.of("chromatic-chess.words-end", way)));
        }
        return Phrase.inTurn(words);
    }

    /** All cells of the line through the cell, towards later letters or rows. */
    private Phrase line(Direction axis) {
        List<Cell> cells = new ArrayList<>(board().walk(cell, board().rows(), axis.opposite()));
        Collections.reverse(cells);
        cells.add(cell);
        cells.addAll(board().walk(cell, board().rows(), axis));
        return Run.told("chromatic-chess.words-run", cells, Cell::name, this::content);
    }

    private Phrase content(Cell at) {
        byte man = situation.man(at);
        return man == Man.NONE ? Phrase.of("chromatic-chess.words-empty") : names().owned(man);
    }

    private byte man() {
        return situation.man(cell);
    }

    private Names names() {
        return new Names(board());
    }

    private ChessBoard board() {
        return situation.board();
    }
}
