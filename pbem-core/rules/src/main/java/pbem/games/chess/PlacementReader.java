package pbem.games.chess;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Refusal;

/**
 * Reads a placement from the option {@code -setup=A1=T13,B1=R,...}, in capitals or small letters, and finds its
 * mistakes.
 */
final class PlacementReader {

    private static final Pattern ITEM = Pattern.compile("([a-z][0-9]{1,2})=([a-z][0-9]{0,2})");

    private final ChessBoard board;
    private final Predicate<Situation> isDead;
    private final Map<Integer, Piece> pieces = new HashMap<>();
    private Optional<Refusal> refusal = Optional.empty();

    /** @param isDead tests whether a position ends a game at once */
    PlacementReader(ChessBoard board, String text, Predicate<Situation> isDead) {
        this.board = board;
        this.isDead = isDead;
        for (String item : text.toLowerCase(Locale.ROOT).split(",", -1)) {
            if (refusal.isEmpty()) {
                refusal = read(item.strip());
            }
        }
        if (refusal.isEmpty()) {
            refusal = whole();
        }
    }

    /** The reason why the placement cannot be played; empty if it can. */
    Optional<Refusal> refusal() {
        return refusal;
    }

    /** The placement that was read. It can be played if {@link #refusal()} is empty. */
    StartPlacement placement() {
        return new StartPlacement(board, pieces);
    }

    private Optional<Refusal> read(String item) {
        Matcher matcher = ITEM.matcher(item);
        if (!matcher.matches()) {
            return Optional.of(PlacementRefusal.BAD_ITEM.of(item.substring(0, Math.min(item.length(), 20))));
        }
        Optional<Cell> cell = board.named(matcher.group(1));
        if (cell.isEmpty()) {
            return Optional.of(MoveReader.missing(matcher.group(1), board));
        }
        Optional<Piece> piece = Piece.coded(matcher.group(2)).filter(known -> known.isOn(board));
        if (piece.isEmpty()) {
            return Optional.of(PlacementRefusal.NO_SUCH_PIECE.of(
                    matcher.group(2).toUpperCase(Locale.ROOT), board.colours(), Names.codes(board.pieces())));
        }
        return put(cell.get(), piece.get());
    }

    private Optional<Refusal> put(Cell cell, Piece piece) {
        if (!piece.fits(cell.colour())) {
            return Optional.of(PlacementRefusal.FOREIGN_COLOUR.of(
                    new Names(board).piece(piece), cell.name(), Names.colour(cell.colour())));
        }
        if (piece == Piece.P && (cell.row() == 1 || cell.row() == board.rows())) {
            return Optional.of(PlacementRefusal.PAWN_ON_LAST_ROW.of(cell.name(), cell.row()));
        }
        if (pieces.put(cell.index(), piece) != null) {
            return Optional.of(PlacementRefusal.TWICE.of(cell.name()));
        }
        Cell opposite = board.rotated(cell);
        return pieces.containsKey(opposite.index())
                ? Optional.of(PlacementRefusal.OVERLAP.of(cell.name(), opposite.name()))
                : Optional.empty();
    }

    private Optional<Refusal> whole() {
        int aims = (int) pieces.values().stream().filter(Piece.K::equals).count();
        if (aims != 1) {
            return Optional.of(PlacementRefusal.AIM_COUNT.of(aims));
        }
        Situation start = placement().start();
        int attacker = new AttackDetector(start)
                .attacker(start.aim(Team.WHITE).index()); // by symmetry this finds an attack on the other aim, too
        if (attacker >= 0) {
            Cell from = board.cells().get(attacker);
            return Optional.of(PlacementRefusal.AIM_ATTACKED.of(
                    start.aim(Team.WHITE).name(), from.name(), new Names(board).owned(start.man(from))));
        }
        return isDead.test(start) || !new MoveGenerator(start).canStep()
                ? Optional.of(PlacementRefusal.LIFELESS.of())
                : Optional.empty();
    }
}
