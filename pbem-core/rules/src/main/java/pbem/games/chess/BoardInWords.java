package pbem.games.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/** The board in words: the pieces of both teams by kind, the aim first, and the possible captures. */
record BoardInWords(ChessPosition position) implements BoardWords {

    /** The largest number of captures that are listed. If there are more, the number of the others is added. */
    private static final int MOST = 12;

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), board(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        String label = typed.tidy();
        if (!label.matches("[a-z][0-9]{1,2}")) {
            return Look.missing(ChessRefusal.NOT_A_CELL.of(typed.shown()));
        }
        return situation()
                .board()
                .named(label)
                .map(named -> Look.seen(new CellInWords(situation(), named).sentences()))
                .orElseGet(
                        () -> Look.missing(MoveReader.missing(label, situation().board())));
    }

    @Override
    public List<NamedCell> cells() {
        EmptyBoardDrawing ground = new EmptyBoardDrawing(situation().board());
        return situation().board().cells().stream()
                .map(cell -> new NamedCell(
                        cell.name(),
                        ground.centre(cell),
                        ChessPosition.REACH,
                        content(situation().man(cell))))
                .toList();
    }

    private Phrase content(byte man) {
        return man == Man.NONE ? Phrase.of("chromatic-chess.words-empty") : names().owned(man);
    }

    private List<Phrase> turn() {
        if (position.outcome().isPresent()) {
            return List.of(Phrase.of(
                    "chromatic-chess.words-over", position.outcome().get().reason()));
        }
        List<Phrase> words = new ArrayList<>();
        words.add(Phrase.of("chromatic-chess.words-turn", position.turn().phrase()));
        if (position.inCheck()) {
            Cell aim = situation().aim(position.turn());
            Cell attacker = situation().board().cells().get(new AttackDetector(situation()).attacker(aim.index()));
            words.add(Phrase.of(
                    "chromatic-chess.words-check",
                    aim.name(),
                    names().owned(situation().man(attacker)),
                    attacker.name()));
        }
        return words;
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.lastMove()
                .ifPresent(move -> words.add(Phrase.of(
                        "chromatic-chess.words-last", position.last().mover().phrase(), move.notation())));
        position.last()
                .step()
                .filter(step -> step.manner() != Step.Manner.CASTLING)
                .ifPresent(step -> words.add(Phrase.of(
                        "chromatic-chess.words-went",
                        moved(step),
                        step.from().name(),
                        step.to().name())));
        words.addAll(position.happenings());
        return words;
    }

    /** The piece that a move moved. A promoted pawn is called a pawn here. */
    private Phrase moved(Step step) {
        byte man = situation().man(step.to());
        return names().owned(step.promotion().isPresent() ? Man.of(Piece.P, Man.team(man)) : man);
    }

    private List<Phrase> board() {
        return Stream.of(Team.values()).map(this::pieces).toList();
    }

    private Phrase pieces(Team team) {
        Map<Piece, List<String>> byPiece = new LinkedHashMap<>();
        Piece.ALL.stream().filter(piece -> piece != Piece.P).forEach(piece -> byPiece.put(piece, new ArrayList<>()));
        byPiece.put(Piece.P, new ArrayList<>()); // pawns come last because there are so many of them
        for (Cell cell : situation().board().cells()) {
            byte man = situation().man(cell);
            if (Man.is(man, team)) {
                byPiece.get(Man.piece(man)).add(cell.name());
            }
        }
        byPiece.values().removeIf(List::isEmpty);
        int count = byPiece.values().stream().mapToInt(List::size).sum();
        List<Phrase> words = byPiece.entrySet().stream()
                .map(entry -> Phrase.of(
                        "chromatic-chess.words-on",
                        entry.getValue().size() == 1 ? names().piece(entry.getKey()) : names().pieces(entry.getKey()),
                        entry.getValue()))
                .toList();
        return Phrase.of(
                "chromatic-chess.words-pieces-" + (team == Team.WHITE ? "white" : "black"),
                count,
                Phrase.inTurn("chromatic-chess.words-then", words));
    }

    /** The possible captures of the team to move, and those of the other team if it were its turn. */
    private List<Phrase> open() {
        if (position.outcome().isPresent()) {
            return List.of();
        }
        List<Phrase> words = new ArrayList<>();
        List<Step> steps = position.moves();
        Phrase turn = position.turn().phrase();
        Map<Cell, List<String>> now = captures(situation(), steps);
        words.add(
                now.isEmpty()
                        ? Phrase.of("chromatic-chess.words-no-capture", turn, steps.size())
                        : told("chromatic-chess.words-captures", now, turn, steps.size()));
        Situation other = situation().turned();
        Map<Cell, List<String>> threats = captures(other, new MoveGenerator(other).steps());
        threats.remove(situation().aim(position.turn())); // the check is mentioned already
        if (!threats.isEmpty()) {
            words.add(
                    told("chromatic-chess.words-threats", threats, other.turn().phrase(), 0));
        }
        steps.stream()
                .filter(step -> step.manner() == Step.Manner.CASTLING)
                .forEach(step -> words.add(Phrase.of("chromatic-chess.words-castling", turn, step.notation())));
        return words;
    }

    /** For every cell with a piece that can be captured, the cells from which it can be captured. */
    private static Map<Cell, List<String>> captures(Situation situation, List<Step> steps) {
        return steps.stream()
                .filter(step -> step.manner() != Step.Manner.CASTLING)
                .filter(step -> step.manner() == Step.Manner.EN_PASSANT || situation.man(step.to()) != Man.NONE)
                .collect(Collectors.groupingBy(
                        step -> step.manner() == Step.Manner.EN_PASSANT
                                ? situation.passing().orElseThrow().pawn()
                                : step.to(),
                        LinkedHashMap::new,
                        Collectors.mapping(
                                step -> step.from().name(),
                                Collectors.collectingAndThen(
                                        Collectors.toList(),
                                        cells -> cells.stream().distinct().toList()))));
    }

    private Phrase told(String key, Map<Cell, List<String>> captures, Phrase team, int moves) {
        List<Phrase> words = captures.entrySet().stream()
                .limit(MOST)
                .map(entry -> Phrase.of(
                        "chromatic-chess.words-capture",
                        names().piece(situation().man(entry.getKey())),
                        entry.getKey().name(),
                        entry.getValue()))
                .toList();
        Phrase list = Phrase.inTurn("chromatic-chess.words-then", words);
        Phrase all = captures.size() > MOST
                ? Phrase.of("chromatic-chess.words-and-more", list, captures.size() - MOST)
                : list;
        return Phrase.of(key, team, all, moves);
    }

    private Names names() {
        return new Names(situation().board());
    }

    private Situation situation() {
        return position.situation();
    }
}
