package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.phrase.Phrase;

/** A position in sentences: the board row by row, what the last move did, and which moves are possible. */
public interface BoardSentences extends CellWords<Integer> {

    /** The largest number of cells for men that are listed. */
    int MOST_OPEN = 40;

    @Override
    BoardPosition position();

    @Override
    default NamedCell at(Integer cell) {
        return new NamedCell(
                board().name(cell),
                board().centre(cell),
                board().reach(),
                position().content(cell));
    }

    @Override
    default Optional<Integer> named(String tidy) {
        return Optional.of(board().named(tidy)).filter(cell -> cell != GameBoard.NONE);
    }

    @Override
    default Refusal missing(Typed typed) {
        return new MoveText(position()).noCell(typed);
    }

    @Override
    default List<Integer> beside(Integer cell) {
        return boxed(board().around(cell));
    }

    @Override
    default List<Line<Integer>> rows() {
        return lines(board().rows());
    }

    @Override
    default List<Line<Integer>> through(Integer cell) {
        return lines(board().through(cell));
    }

    private static List<Line<Integer>> lines(List<GameBoard.Line> lines) {
        return lines.stream()
                .map(line -> new Line<>(line.key(), line.name(), boxed(line.cells())))
                .toList();
    }

    private static List<Integer> boxed(int[] cells) {
        return Arrays.stream(cells).boxed().toList();
    }

    @Override
    default Phrase toMove() {
        return Phrase.of("kit.words-turn", position().name(position().turn()));
    }

    @Override
    default Phrase mover() {
        return position().name(position().last().mover());
    }

    /** The changes of the last move that its notation does not tell. */
    @Override
    default List<Phrase> changes() {
        List<Integer> told = position().last().move().orElseThrow().path().places();
        Map<Phrase, List<String>> where = new LinkedHashMap<>();
        for (LastChanges.Change change : position().last().changes()) {
            int part = told.indexOf(change.cell());
            boolean named = part >= 0;
            if (named && (change.before() == 0 || told.size() > 1 && part == 0)) {
                continue;
            }
            Phrase key = change.after() == 0
                    ? Phrase.of("kit.words-gone", content(change.before()))
                    : named
                            ? Phrase.of("kit.words-taken", content(change.before()))
                            : Phrase.of("kit.words-now", position().content(change.cell()));
            where.computeIfAbsent(key, one -> new ArrayList<>()).add(board().name(change.cell()));
        }
        return where.entrySet().stream()
                .map(entry ->
                        Phrase.of(entry.getKey().key(), entry.getKey().args().get(0), entry.getValue()))
                .toList();
    }

    @Override
    default List<Phrase> facts() {
        List<Phrase> words = new ArrayList<>();
        for (int seat = 0; seat < look().colours().size(); seat++) {
            int owner = position().play().colour(seat);
            if (look().men().stream().anyMatch(man -> man.owner() == owner)) {
                words.add(Phrase.of(
                        "kit.words-men",
                        position().name(seat),
                        look().counted(position().men(), owner)));
            }
            position().hand(seat).ifPresent(words::add);
            if (!look().aims().isEmpty()) {
                words.add(Phrase.of(
                        "kit.words-aims", position().name(seat), look().aims().get(seat)));
            }
        }
        Stream.concat(position().table().told().apply(position().play()).stream(), position().asked().stream())
                .forEach(more -> words.add(Phrase.of("list.sentence", more)));
        return words;
    }

    /** The cells where a man can be put, or the men that can move; empty if a man can be put on every empty cell. */
    @Override
    default List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        MoveText reader = new MoveText(position());
        position().moves().stream()
                .filter(BoardMove::isWord)
                .forEach(move -> words.add(Phrase.of("kit.words-may-write", move.notation())));
        List<String> cells = reader.continuations(List.of());
        boolean moving = reader.isMoving();
        if (!cells.isEmpty() && (moving || look().dotted())) {
            Phrase name = position().name(position().turn());
            if (cells.size() <= MOST_OPEN) {
                words.add(Phrase.of(moving ? "kit.words-movable" : "kit.words-open", name, cells));
            } else {
                words.add(Phrase.of(moving ? "kit.words-movable-many" : "kit.words-open-many", name, cells.size()));
            }
        }
        return words;
    }

    /** What the seat on turn can do with the man on a cell, or whether it can put a man there. */
    @Override
    default List<Phrase> about(Integer cell) {
        List<Phrase> words = new ArrayList<>();
        if (position().outcome().isPresent()) {
            return words;
        }
        MoveText reader = new MoveText(position());
        if (reader.isMoving()) {
            List<String> targets = reader.continuations(List.of(cell));
            if (!targets.isEmpty()) {
                words.add(Phrase.of("kit.words-goes", targets));
            } else if (look().owner(position().men().at(cell)) == position().turn()) {
                words.add(Phrase.of("kit.words-stays"));
            }
        } else if (position().men().isEmpty(cell) && look().dotted()) {
            boolean open = reader.continuations(List.of()).contains(board().name(cell));
            words.add(Phrase.of(
                    open ? "kit.words-can-put" : "kit.words-cannot-put",
                    position().name(position().turn())));
        }
        return words;
    }

    private Phrase content(int man) {
        return look().content(man);
    }

    private GameBoard board() {
        return position().table().board();
    }

    private BoardLook look() {
        return position().table().look();
    }
}
