package pbem.games.cholone;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules of moving, written as slowly and plainly as they are told: it tries every set of one to three marbles in a
 * row in each of the six directions, on cells that are known by their names. It knows no endings.
 *
 * @param marbles the player, counted from 1, of every cell that is not empty
 * @param players the number of players
 * @param turn the player to move
 */
public record ObviousCholone(Map<String, Integer> marbles, int players, int turn) {

    private static final List<String> ROWS = List.of(
            "a1 a2 a3 a4 a5",
            "b1 b2 b3 b4 b5 b6",
            "c1 c2 c3 c4 c5 c6 c7",
            "d1 d2 d3 d4 d5 d6 d7 d8",
            "e1 e2 e3 e4 e5 e6 e7 e8 e9",
            "f2 f3 f4 f5 f6 f7 f8 f9",
            "g3 g4 g5 g6 g7 g8 g9",
            "h4 h5 h6 h7 h8 h9",
            "i5 i6 i7 i8 i9");

    private static final Set<String> BOARD = board();

    private enum Way {
        RIGHT(0, 1),
        LEFT(0, -1),
        UP_RIGHT(1, 1),
        UP_LEFT(1, 0),
        DOWN_RIGHT(-1, 0),
        DOWN_LEFT(-1, -1);

        private final int letters;
        private final int digits;

        Way(int letters, int digits) {
            this.letters = letters;
            this.digits = digits;
        }

        String from(String cell) {
            return "" + (char) (cell.charAt(0) + letters) + (char) (cell.charAt(1) + digits);
        }
    }

    private static Set<String> board() {
        Set<String> board = new TreeSet<>();
        ROWS.forEach(row -> board.addAll(List.of(row.split(" "))));
        return board;
    }

    /** The start of a game for two. */
    public static ObviousCholone start(String black, String white) {
        Map<String, Integer> marbles = new TreeMap<>();
        for (String cell : black.split(" ")) {
            marbles.put(cell, 1);
        }
        for (String cell : white.split(" ")) {
            marbles.put(cell, 2);
        }
        return new ObviousCholone(marbles, 2, 1);
    }

    /** The position after each legal move. */
    public List<ObviousCholone> successors() {
        List<ObviousCholone> successors = new ArrayList<>();
        for (Set<String> group : groups()) {
            for (Way way : Way.values()) {
                moved(group, way).ifPresent(successors::add);
            }
        }
        return successors;
    }

    /** The number of move sequences of that length. */
    public long sequences(int length) {
        if (length == 0) {
            return 1;
        }
        long sequences = 0;
        for (ObviousCholone successor : successors()) {
            sequences += successor.sequences(length - 1);
        }
        return sequences;
    }

    /** The groups of one to three own marbles in a row without gaps. */
    private Set<Set<String>> groups() {
        Set<Set<String>> groups = new HashSet<>();
        for (String cell : BOARD) {
            for (Way way : Way.values()) {
                Set<String> group = new TreeSet<>();
                String next = cell;
                while (group.size() < 3 && isOwn(next)) {
                    group.add(next);
                    groups.add(new TreeSet<>(group));
                    next = way.from(next);
                }
            }
        }
        return groups;
    }

    private Optional<ObviousCholone> moved(Set<String> group, Way way) {
        List<String> heads =
                group.stream().filter(cell -> !group.contains(way.from(cell))).toList();
        boolean inLine = heads.size() == 1;
        return inLine ? movedInLine(group, heads.get(0), way) : movedSideways(group, way);
    }

    private Optional<ObviousCholone> movedSideways(Set<String> group, Way way) {
        boolean free = group.stream().allMatch(cell -> isEmpty(way.from(cell)));
        return free ? Optional.of(after(group, List.of(), way)) : Optional.empty();
    }

    private Optional<ObviousCholone> movedInLine(Set<String> group, String head, Way way) {
        List<String> pushed = new ArrayList<>();
        String next = way.from(head);
        while (isForeign(next)) {
            pushed.add(next);
            next = way.from(next);
        }
        if (pushed.isEmpty()) {
            return isEmpty(next) ? Optional.of(after(group, pushed, way)) : Optional.empty();
        }
        boolean outnumbered = pushed.size() < group.size();
        boolean room = isEmpty(next) || !BOARD.contains(next);
        return outnumbered && room ? Optional.of(after(group, pushed, way)) : Optional.empty();
    }

    private ObviousCholone after(Set<String> group, List<String> pushed, Way way) {
        Map<String, Integer> after = new TreeMap<>(marbles);
        group.forEach(after::remove);
        pushed.forEach(after::remove);
        group.forEach(cell -> after.put(way.from(cell), turn));
        pushed.stream()
                .filter(cell -> BOARD.contains(way.from(cell)))
                .forEach(cell -> after.put(way.from(cell), marbles.get(cell)));
        return new ObviousCholone(after, players, turn % players + 1);
    }

    private boolean isOwn(String cell) {
        return marbles.containsKey(cell) && marbles.get(cell) == turn;
    }

    private boolean isForeign(String cell) {
        return marbles.containsKey(cell) && marbles.get(cell) != turn;
    }

    private boolean isEmpty(String cell) {
        return BOARD.contains(cell) && !marbles.containsKey(cell);
    }
}
