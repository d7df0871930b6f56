package pbem.games.shogi;

import java.util.List;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.SeatColour;
import pbem.kit.royal.Gait;
import pbem.kit.royal.RoyalPiece;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;
import pbem.phrase.Phrase;

/** The rules of shogi for drops, promotion, repetition, and a king that has entered the other camp. */
final class ShogiRules extends RoyalRules {

    static final String DECLARE = "declare";

    private static final int ROOK = 1;
    private static final int BISHOP = 2;
    private static final int GOLD = 3;
    private static final int KNIGHT = 5;
    private static final int LANCE = 6;
    private static final int PAWN = 7;
    private static final int HELD = 7; // kinds of pieces that can be in hand
    private static final int[] PROMOTED = {0, 8, 9, GOLD, 10, 11, 12, 13};
    private static final int[] UNPROMOTED = {0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 4, 5, 6, 7};

    private static final int LARGE = 9;
    private static final int MOST_MOVES = 500;
    private static final int ENTERED = 10; // pieces in the other camp beside the king
    private static final int[] POINTS = {28, 27}; // points that win when declared, by seat

    private static final List<Gait> GOLD_GAITS =
            Gait.all(Gait.STRAIGHT, Gait.step(1, 1).mirrored());

    private static final List<RoyalPiece> PIECES = List.of(
            new RoyalPiece("K", "shogi.king", Gait.KING, 0, 0, 0),
            new RoyalPiece("R", "shogi.rook", Gait.ROOK, 900, 2, 4),
            new RoyalPiece("B", "shogi.bishop", Gait.BISHOP, 750, 4, 2),
            new RoyalPiece("G", "shogi.gold", GOLD_GAITS, 500, 4, 2),
            new RoyalPiece("S", "shogi.silver", Gait.all(Gait.SLANTING, List.of(Gait.step(0, 1))), 450, 4, 4),
            new RoyalPiece("N", "shogi.knight", Gait.step(1, 2).mirrored(), 300, 2, 4),
            new RoyalPiece("L", "shogi.lance", List.of(Gait.ride(0, 1)), 280, 0, 2),
            new RoyalPiece("P", "shogi.pawn", List.of(Gait.step(0, 1)), 100, 2, 6),
            new RoyalPiece("+R", "shogi.dragon", Gait.all(Gait.ROOK, Gait.SLANTING), 1200, 2, 4),
            new RoyalPiece("+B", "shogi.horse", Gait.all(Gait.BISHOP, Gait.STRAIGHT), 1000, 4, 2),
            new RoyalPiece("+S", "shogi.promoted-silver", GOLD_GAITS, 500, 4, 4),
            new RoyalPiece("+N", "shogi.promoted-knight", GOLD_GAITS, 480, 4, 4),
            new RoyalPiece("+L", "shogi.promoted-lance", GOLD_GAITS, 480, 4, 4),
            new RoyalPiece("+P", "shogi.tokin", GOLD_GAITS, 450, 4, 4));

    private final int size;
    private final int plus;
    private final int[] free;
    private final int[] forced;

    ShogiRules(int size) {
        super(
                BoardShapes.shogi(size, size),
                MoveForm.moving(BoardShapes.shogi(size, size), DECLARE)
                        .then("", "kit.choose-promotion")
                        .letters("R", "B", "G", "S", "N", "L", "P", "+", "="),
                new ShogiNotation(),
                PIECES,
                SeatColour.BLACK,
                SeatColour.WHITE);
        this.size = size;
        this.plus = size * size + HELD;
        this.free = new int[] {plus, plus + 1};
        this.forced = new int[] {plus};
    }

    @Override
    public String beginning() {
        return size == LARGE ? "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b" : "rbsgk/4p/5/P4/KGSBR_b";
    }

    /** The starting position of a handicap: white has fewer pieces and moves first. */
    static String handicap(String name) {
        String rows = switch (name) {
            case "lance" -> "lnsgkgsn1/1r5b1";
            case "bishop" -> "lnsgkgsnl/1r7";
            case "rook" -> "lnsgkgsnl/7b1";
            case "two" -> "lnsgkgsnl/9";
            case "four" -> "1nsgkgsn1/9";
            default -> "2sgkgs2/9";
        };
        return rows + "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_w";
    }

    @Override
    protected String turns() {
        return "bw";
    }

    @Override
    protected BoardLook look() {
        return super.look().pointed();
    }

    private boolean isZone(int seat, int cell) {
        return row(cell, seat) >= size - (size == LARGE ? 3 : 1);
    }

    /** Whether a piece on that cell could never move again. */
    private boolean isDeadEnd(int kind, int seat, int cell) {
        int left = size - 1 - row(cell, seat);
        return (kind == PAWN || kind == LANCE) && left < 1 || kind == KNIGHT && left < 2;
    }

    @Override
    protected boolean mayStand(int kind, int seat, int cell) {
        return !isDeadEnd(kind, seat, cell);
    }

    @Override
    protected int[] choices(int kind, int seat, int from, int to) {
        boolean promotes =
                kind != KING && kind < PROMOTED.length && kind != GOLD && (isZone(seat, from) || isZone(seat, to));
        return !promotes ? PLAIN : isDeadEnd(kind, seat, to) ? forced : free;
    }

    @Override
    protected int promoted(int kind, int seat, int to, int choice) {
        return choice == plus ? PROMOTED[kind] : kind;
    }

    @Override
    protected String sign(int choice) {
        return choice == plus ? "+" : "";
    }

    @Override
    protected int droppable() {
        return HELD;
    }

    @Override
    protected int unpromoted(int kind) {
        return UNPROMOTED[kind];
    }

    @Override
    protected boolean mayDrop(Men men, int kind, int seat, int cell) {
        return !isDeadEnd(kind, seat, cell) && (kind != PAWN || !hasPawn(men, seat, cell));
    }

    private boolean hasPawn(Men men, int seat, int cell) {
        for (int other = column(cell); other < men.cells(); other += size) {
            if (men.at(other) == man(PAWN, seat)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected boolean isBarredFromMating(int kind) {
        return kind == PAWN;
    }

    @Override
    protected Phrase barred(RoyalPlay at, int kind, int cell) {
        String name = board().name(cell);
        if (!at.men().isEmpty(cell)) {
            return Phrase.of("shogi.no-room", name);
        }
        if (isDeadEnd(kind, at.next(), cell)) {
            return Phrase.of("shogi.dead-end", piece(kind), name);
        }
        if (kind == PAWN && hasPawn(at.men(), at.next(), cell)) {
            return Phrase.of("shogi.two-pawns", name.substring(0, 1));
        }
        return at.isSafe(man(kind, at.next()), GameBoard.NONE, cell, GameBoard.NONE)
                ? Phrase.of("shogi.pawn-mate")
                : Phrase.of("kit.still-check", piece(KING));
    }

    @Override
    protected int specials(RoyalPlay at, int[] into, int before) {
        int count = before;
        if (size == LARGE && !at.isCheck() && isZone(at.next(), at.king(at.next())) && hasEntered(at)) {
            into[count++] = form().word(0);
        }
        return count;
    }

    /**
     * Whether the player on turn has ten pieces beside the king in the other camp, and enough points, pieces in hand
     * included.
     */
    private boolean hasEntered(RoyalPlay at) {
        int seat = at.next();
        int points = 0;
        int pieces = 0;
        for (int cell = 0; cell < at.men().cells(); cell++) {
            int man = at.men().at(cell);
            if (man != 0 && seat(man) == seat && kind(man) != KING && isZone(seat, cell)) {
                pieces++;
                points += points(kind(man));
            }
        }
        for (int kind = 1; kind <= HELD; kind++) {
            points += at.held(kind, seat) * points(kind);
        }
        return pieces >= ENTERED && points >= POINTS[seat];
    }

    private static int points(int kind) {
        int plain = UNPROMOTED[kind];
        return plain == ROOK || plain == BISHOP ? 5 : 1;
    }

    @Override
    protected GameEnding declared(int seat) {
        return new GameEnding(seat, Phrase.of("shogi.declared"));
    }

    /** Never true: with pieces in hand, exchanges can bring any position back. */
    @Override
    protected boolean isLasting(int man, boolean takes) {
        return false;
    }

    @Override
    protected GameEnding stuck(int seat, boolean check) {
        return new GameEnding(1 - seat, Phrase.of(check ? "kit.mate" : "kit.stuck"));
    }

    @Override
    protected int times() {
        return 4;
    }

    @Override
    protected GameEnding repeated(RoyalPlay at) {
        int checking = at.perpetual();
        if (checking >= 0) {
            return new GameEnding(1 - checking, Phrase.of("kit.perpetual"));
        }
        return size == LARGE ? super.repeated(at) : new GameEnding(1, Phrase.of("shogi.repeated-small"));
    }

    @Override
    protected GameEnding ending(RoyalPlay at) {
        return at.played() >= MOST_MOVES ? GameEnding.draw(Phrase.of("shogi.long", MOST_MOVES)) : null;
    }
}
