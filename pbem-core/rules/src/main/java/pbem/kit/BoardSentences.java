package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Run;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/** A position in sentences: the board row by row, the effects of the last move, and the possible moves. */
record BoardSentences(BoardPosition position) implements BoardWords {

    private static final int MOST = 40;

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), rows(), open()));
    }

    @Override
    public Look look(String text) {
        Typed typed = new Typed(text);
        MoveText reader = new MoveText(position);
        return reader.cell(typed).isPresent()
                ? Look.seen(cell(reader.cell(typed).getAsInt()))
                : Look.missing(reader.noCell(typed));
    }

    @Override
    public List<NamedCell> cells() {
        return IntStream.range(0, board().size())
                .mapToObj(cell -> new NamedCell(board().name(cell), board().centre(cell), board().reach(), at(cell)))
                .toList();
    }

    private List<Phrase> turn() {
        return List.of(position.outcome()
                .map(outcome -> Phrase.of("kit.words-over", outcome.reason()))
                .orElseGet(() -> Phrase.of("kit.words-turn", position.name(position.turn()))));
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.last().move().ifPresent(move -> {
            words.add(Phrase.of(
                    "kit.words-last",
                    position.name(position.last().mover()),
                    move.notation().replace("/", ", ").replace("+", "")));
            words.addAll(changes(move));
        });
        words.addAll(position.happenings());
        return words;
    }

    /** The changes of the last move that its notation does not tell. */
    private List<Phrase> changes(BoardMove move) {
        List<Integer> told = move.path().places();
        Map<Phrase, List<String>> where = new LinkedHashMap<>();
        for (LastChanges.Change change : position.last().changes()) {
            int part = told.indexOf(change.cell());
            boolean named = part >= 0;
            if (named && (change.before() == 0 || told.size() > 1 && part == 0)) {
                continue;
            }
            Phrase key = change.after() == 0
                    ? Phrase.of("kit.words-gone", content(change.before()))
                    : named
                            ? Phrase.of("kit.words-taken", content(change.before()))
                            : Phrase.of("kit.words-now", at(change.cell()));
            where.computeIfAbsent(key, one -> new ArrayList<>()).add(board().name(change.cell()));
        }
        return where.entrySet().stream()
                .map(entry ->
                        Phrase.of(entry.getKey().key(), entry.getKey().args().get(0), entry.getValue()))
                .toList();
    }

    private List<Phrase> rows() {
        List<Phrase> words = Run.rows(
                "kit.words-rows-empty",
                board().rows(),
                GameBoard.Line::name,
                row -> Arrays.stream(row.cells()).allMatch(position.men()::isEmpty),
                this::told);
        for (int seat = 0; seat < look().colours().size(); seat++) {
            int owner = position.play().colour(seat);
            if (look().men().stream().anyMatch(man -> man.owner() == owner)) {
                words.add(Phrase.of("kit.words-men", position.name(seat), look().counted(position.men(), owner)));
            }
            position.hand(seat).ifPresent(words::add);
            if (!look().aims().isEmpty()) {
                words.add(Phrase.of(
                        "kit.words-aims", position.name(seat), look().aims().get(seat)));
            }
        }
        position.table().told().apply(position.play()).forEach(more -> words.add(Phrase.of("list.sentence", more)));
        return words;
    }

    private Phrase told(GameBoard.Line line) {
        List<Integer> cells = Arrays.stream(line.cells()).boxed().toList();
        return Phrase.of(line.key(), line.name(), Run.told("kit.words-run", cells, board()::name, this::at));
    }

    /** The cells where a man can be put, or the men that can move; empty if a man can be put on every empty cell. */
    private List<Phrase> open() {
        if (position.outcome().isPresent()) {
            return List.of();
        }
        List<Phrase> words = new ArrayList<>();
        MoveText reader = new MoveText(position);
        position.moves().stream()
                .filter(BoardMove::isWord)
                .forEach(move -> words.add(Phrase.of("kit.words-may-write", move.notation())));
        List<String> cells = reader.continuations(List.of());
        boolean moving = reader.isMoving();
        if (!cells.isEmpty() && (moving || look().dotted())) {
            Phrase name = position.name(position.turn());
            if (cells.size() <= MOST) {
                words.add(Phrase.of(moving ? "kit.words-movable" : "kit.words-open", name, cells));
            } else {
                words.add(Phrase.of(moving ? "kit.words-movable-many" : "kit.words-open-many", name, cells.size()));
            }
        }
        return words;
    }

    private List<Phrase> cell(int cell) {
        List<Phrase> words = new ArrayList<>();
        String name = board().name(cell);
        words.add(
                position.men().isEmpty(cell)
                        ? Phrase.of("kit.words-nothing", name)
                        : Phrase.of("kit.words-man", name, at(cell)));
        if (position.outcome().isEmpty()) {
            ways(cell, name, words);
        }
        if (board().around(cell).length > 0) {
            words.add(Phrase.of(
                    "kit.words-beside",
                    Phrase.inTurn(Arrays.stream(board().around(cell))
                            .mapToObj(beside -> Phrase.of("kit.words-run", board().name(beside), at(beside)))
                            .toList())));
        }
        board().through(cell).forEach(line -> words.add(told(line)));
        return words;
    }

    /** Adds the moves of the seat on turn with the man on a cell, or whether it can put a man there. */
    private void ways(int cell, String name, List<Phrase> words) {
        MoveText reader = new MoveText(position);
        if (reader.isMoving()) {
            List<String> targets = reader.continuations(List.of(cell));
            if (!targets.isEmpty()) {
                words.add(Phrase.of("kit.words-goes", targets));
            } else if (look().owner(position.men().at(cell)) == position.turn()) {
                words.add(Phrase.of("kit.words-stays"));
            }
        } else if (position.men().isEmpty(cell) && look().dotted()) {
            boolean open = reader.continuations(List.of()).contains(name);
            words.add(Phrase.of(
                    open ? "kit.words-can-put" : "kit.words-cannot-put", position.name(position.turn()), name));
        }
    }

    private Phrase at(int cell) {
        return position.content(cell);
    }

    private Phrase content(int man) {
        return look().content(man);
    }

    private GameBoard board() {
        return position.table().board();
    }

    private BoardLook look() {
        return position.table().look();
    }
}
