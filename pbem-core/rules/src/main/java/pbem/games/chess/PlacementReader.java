package pbem.games.chess;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.phrase.Resource;

/**
 * Reads a placement from the option {@code -setup=A1=T13,B1=R,...}, in capitals or small letters, and finds its
 * mistakes.
 */
final class PlacementReader {

    private static final Pattern ITEM = Pattern.compile("([a-z][0-9]{1,2})=([a-z][0-9]{0,2})");

    /** The built-in placements, written like the option. */
    private static final Map<String, String> BUILT_IN = new Resource(PlacementReader.class, "setups.txt")
            .lines().stream()
                    .map(line -> line.split(" "))
                    .collect(Collectors.toMap(
                            words -> words[0].replace("-", ""), words -> words[1], (one, more) -> one + "," + more));

    private final ChessBoard board;
    private final Predicate<Situation> isDead;
    private final Map<Integer, Piece> pieces = new TreeMap<>();
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

    /**
     * The text of a built-in placement of that board.
     *
     * @param name the value of the option; empty for the standard placement
     * @return empty if there is none
     */
    static Optional<String> builtIn(ChessBoard board, String name) {
        return Optional.ofNullable(BUILT_IN.get(board.colours() + name));
    }

    /** The reason why the placement cannot be played; empty if it can. */
    Optional<Refusal> refusal() {
        return refusal;
    }

    /** The pieces of team 1 by index of cell. */
    Map<Integer, Piece> pieces() {
        return pieces;
    }

    /**
     * The situation before the first move, in which no piece has moved. It can be played if {@link #refusal()} is
     * empty. Team 2 has the same placement rotated by half a turn. The rotation exchanges some colours of cells; the
     * same colours are exchanged on its pieces, so that each again stands on a colour of its own.
     */
    Situation start() {
        byte[] men = new byte[board.cells().size()];
        pieces.forEach((index, piece) -> {
            Cell cell = board.cells().get(index);
            put(men, cell, piece, Team.WHITE);
            put(men, board.rotated(cell), piece.relabelled(this::exchanged), Team.BLACK);
        });
        return Situation.of(board, men, Team.WHITE);
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
            Phrase name = new Names(board).piece(piece);
            return Optional.of(PlacementRefusal.FOREIGN_COLOUR.of(name, cell.name(), Names.colour(cell.colour())));
        }
        if (piece == Piece.P && (cell.row() == 1 || cell.row() == board.rows())) {
            return Optional.of(PlacementRefusal.PAWN_ON_LAST_ROW.of(cell.name(), cell.row()));
        }
        if (pieces.put(cell.index(), piece) != null) {
            return Optional.of(PlacementRefusal.TWICE.of(cell.name()));
        }
        Cell opposite = board.rotated(cell);
        return PlacementRefusal.OVERLAP.when(pieces.containsKey(opposite.index()), cell.name(), opposite.name());
    }

    private Optional<Refusal> whole() {
        int aims = (int) pieces.values().stream().filter(Piece.K::equals).count();
        if (aims != 1) {
            return Optional.of(PlacementRefusal.AIM_COUNT.of(aims));
        }
        Situation start = start();
        int attacker = new AttackDetector(start)
                .attacker(start.aim(Team.WHITE).index()); // by symmetry this finds an attack on the other aim, too
        if (attacker >= 0) {
            Cell from = board.cells().get(attacker);
            return Optional.of(PlacementRefusal.AIM_ATTACKED.of(
                    start.aim(Team.WHITE).name(), from.name(), new Names(board).owned(start.man(from))));
        }
        return PlacementRefusal.LIFELESS.when(isDead.test(start) || !new MoveGenerator(start).canStep());
    }

    private void put(byte[] men, Cell cell, Piece piece, Team team) {
        byte man = Man.of(piece, team);
        boolean fresh = piece == Piece.P ? hasDoubleStep(cell, team) : canCastle(piece, cell, team);
        men[cell.index()] = fresh ? Man.fresh(man) : man;
    }

    private boolean hasDoubleStep(Cell cell, Team team) {
        int[] ways = board.tables().advances(team, cell.index());
        return ways[1] != MoveTables.NOWHERE || ways[3] != MoveTables.NOWHERE;
    }

    private boolean canCastle(Piece piece, Cell cell, Team team) {
        Cell aim = aim(team);
        return aim.row() == team.firstRow(board) && Castling.isPossible(piece, aim, cell, board);
    }

    /** The cell of a team's aim. */
    private Cell aim(Team team) {
        Cell own = pieces.entrySet().stream()
                .filter(entry -> entry.getValue() == Piece.K)
                .map(entry -> board.cells().get(entry.getKey()))
                .findFirst()
                .orElseThrow();
        return team == Team.WHITE ? own : board.rotated(own);
    }

    /** The colour of the cells to which half a turn of the board takes the cells of a colour. */
    private int exchanged(int colour) {
        Cell any = board.cells().stream()
                .filter(cell -> cell.colour() == colour)
                .findFirst()
                .orElseThrow();
        return board.rotated(any).colour();
    }
}
