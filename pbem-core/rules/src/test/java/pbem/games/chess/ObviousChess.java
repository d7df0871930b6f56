package pbem.games.chess;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of moving, slow and obvious: it tries every pair of cells. It knows no endings.
 *
 * @param men by cell, such as {@code wT12} or {@code bP}
 * @param unmoved the cells of men who have not moved since the start
 * @param white whether white is to move
 * @param crossed the cell over which a pawn has just gone; empty if none has
 * @param passed the cell of that pawn
 */
public record ObviousChess(
        ObviousPieceMoves pieceMoves,
        Map<String, String> men,
        Set<String> unmoved,
        boolean white,
        String crossed,
        String passed) {

    /**
     * The start position: white as written ({@code A1=T13,B1=R}), and black as white after half a turn of the board.
     */
    public static ObviousChess start(int colours, String written) {
        ObviousPieceMoves pieceMoves = new ObviousPieceMoves(colours);
        int rows = colours == 3 ? 13 : 15;
        Map<String, String> men = new TreeMap<>();
        for (String item : written.split(",")) {
            String cell = item.substring(0, item.indexOf('=')).toLowerCase(Locale.ROOT);
            String piece = item.substring(item.indexOf('=') + 1);
            men.put(cell, "w" + piece);
            String opposite = ObviousPieceMoves.name(
                    rows + 1 - ObviousPieceMoves.column(cell), rows + 1 - ObviousPieceMoves.row(cell));
            men.put(opposite, "b" + exchanged(piece, colours));
        }
        return new ObviousChess(pieceMoves, men, new HashSet<>(men.keySet()), true, "", "");
    }

    private static String exchanged(String piece, int colours) {
        String digits = piece.substring(1)
                .chars()
                .map(digit -> colours == 3
                        ? digit == '2' ? '3' : digit == '3' ? '2' : digit
                        : digit == '1' ? '3' : digit == '3' ? '1' : digit)
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return piece.charAt(0) + digits;
    }

    /** The position after each legal move, by the notation of the move. */
    public Map<String, ObviousChess> successors() {
        Map<String, ObviousChess> successors = new HashMap<>();
        for (String from : men.keySet()) {
            if (isOwn(from)) {
                for (String to : pieceMoves.cells()) {
                    add(successors, from, to);
                }
            }
        }
        castle(successors, 1, "O-O");
        castle(successors, -1, "O-O-O");
        return successors;
    }

    /** The number of move sequences of that length. */
    public long sequences(int length) {
        if (length == 0) {
            return 1;
        }
        return successors().values().stream()
                .mapToLong(next -> next.sequences(length - 1))
                .sum();
    }

    private void add(Map<String, ObviousChess> successors, String from, String to) {
        if (isOwn(to) || !goes(from, to)) {
            return;
        }
        boolean pawn = code(from).equals("P");
        int lastRow = white ? rows() : 1;
        if (pawn && ObviousPieceMoves.row(to) == lastRow) {
            for (String piece : pieceMoves.pieces()) {
                if (!piece.equals("K") && !piece.equals("P") && pieceMoves.fits(piece, to)) {
                    keep(successors, from + "-" + to + "=" + piece, moved(from, to, piece));
                }
            }
        } else {
            keep(successors, from + "-" + to, moved(from, to, code(from)));
        }
    }

    private void keep(Map<String, ObviousChess> successors, String notation, ObviousChess next) {
        if (!next.attacks(next.aim(white))) {
            successors.put(notation, next);
        }
    }

    private ObviousChess moved(String from, String to, String piece) {
        Map<String, String> after = new TreeMap<>(men);
        after.remove(from);
        boolean pawn = code(from).equals("P");
        int forward = white ? 1 : -1;
        int up = (ObviousPieceMoves.row(to) - ObviousPieceMoves.row(from)) * forward;
        int right = (ObviousPieceMoves.column(to) - ObviousPieceMoves.column(from)) * forward;
        if (pawn && to.equals(crossed) && strikes(up, right)) { // it may also go there without a capture
            after.remove(passed);
        }
        after.put(to, (white ? "w" : "b") + piece);
        Set<String> still = new HashSet<>(unmoved);
        still.remove(from);
        still.remove(to);
        boolean twice = pawn && piece.equals("P") && up == 2 && (right == 2 || right == 0);
        String over = ObviousPieceMoves.name(
                ObviousPieceMoves.column(from) + right / 2 * forward, ObviousPieceMoves.row(from) + forward);
        return new ObviousChess(pieceMoves, after, still, !white, twice ? over : "", twice ? to : "");
    }

    /** Whether the man on a cell could go to another cell if attacks on its aim did not matter. */
    private boolean goes(String from, String to) {
        if (!code(from).equals("P")) {
            return !from.equals(to) && open(pieceMoves.ways(code(from), from, to));
        }
        int forward = white ? 1 : -1;
        int up = (ObviousPieceMoves.row(to) - ObviousPieceMoves.row(from)) * forward;
        int right = (ObviousPieceMoves.column(to) - ObviousPieceMoves.column(from)) * forward;
        if (strikes(up, right)) {
            return men.containsKey(to) || to.equals(crossed);
        }
        boolean once = up == 1 && (right == 0 || right == 1);
        boolean twice = up == 2 && (right == 0 || right == 2) && unmoved.contains(from);
        String middle = ObviousPieceMoves.name(
                ObviousPieceMoves.column(from) + right / 2 * forward, ObviousPieceMoves.row(from) + forward);
        return (once || twice && !men.containsKey(middle)) && !men.containsKey(to);
    }

    /** Article 5.7.c, seen from the pawn's side. */
    private static boolean strikes(int up, int right) {
        return up == 2 && right == 1 || up == 1 && right == -1 || up == 1 && right == 2;
    }

    /** Whether the team to move attacks a cell. */
    private boolean attacks(String target) {
        for (String from : men.keySet()) {
            if (isOwn(from) && !from.equals(target)) {
                int forward = white ? 1 : -1;
                boolean attacked = code(from).equals("P")
                        ? strikes(
                                (ObviousPieceMoves.row(target) - ObviousPieceMoves.row(from)) * forward,
                                (ObviousPieceMoves.column(target) - ObviousPieceMoves.column(from)) * forward)
                        : open(pieceMoves.ways(code(from), from, target));
                if (attacked) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean open(List<List<String>> ways) {
        return ways.stream().anyMatch(way -> way.stream().noneMatch(men::containsKey));
    }

    private void castle(Map<String, ObviousChess> successors, int side, String notation) {
        String aim = aim(white);
        int row = white ? 1 : rows();
        if (ObviousPieceMoves.row(aim) != row || !unmoved.contains(aim)) {
            return;
        }
        int column = ObviousPieceMoves.column(aim) + side;
        while (pieceMoves.cells().contains(ObviousPieceMoves.name(column, row))
                && !men.containsKey(ObviousPieceMoves.name(column, row))) {
            column += side;
        }
        String partner = ObviousPieceMoves.name(column, row);
        String over = ObviousPieceMoves.name(ObviousPieceMoves.column(aim) + side, row);
        String to = ObviousPieceMoves.name(ObviousPieceMoves.column(aim) + 2 * side, row);
        boolean possible = men.containsKey(partner)
                && isOwn(partner)
                && code(partner).charAt(0) == 'T'
                && unmoved.contains(partner)
                && Math.abs(column - ObviousPieceMoves.column(aim)) > 2
                && pieceMoves.fits(code(partner), over);
        if (!possible) {
            return;
        }
        ObviousChess enemy = new ObviousChess(pieceMoves, men, unmoved, !white, "", "");
        if (!enemy.attacks(aim) && !enemy.attacks(over) && !enemy.attacks(to)) {
            Map<String, String> after = new TreeMap<>(men);
            after.put(over, after.remove(partner));
            after.put(to, after.remove(aim));
            Set<String> still = new HashSet<>(unmoved);
            still.removeAll(Set.of(aim, partner));
            keep(successors, notation, new ObviousChess(pieceMoves, after, still, !white, "", ""));
        }
    }

    private String aim(boolean ofWhite) {
        return men.entrySet().stream()
                .filter(entry -> entry.getValue().equals(ofWhite ? "wK" : "bK"))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    private int rows() {
        return pieceMoves.colours() == 3 ? 13 : 15;
    }

    private boolean isOwn(String cell) {
        return men.containsKey(cell) && men.get(cell).charAt(0) == (white ? 'w' : 'b');
    }

    private String code(String cell) {
        return men.get(cell).substring(1);
    }
}
