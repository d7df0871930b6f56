package pbem.games.xiangqi;

import java.util.List;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.MoveForm;
import pbem.kit.SeatColour;
import pbem.kit.royal.Gait;
import pbem.kit.royal.RoyalPiece;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;
import pbem.phrase.Phrase;

/** The rules of Xiangqi for palace and river. A player without a move loses, and perpetual check is forbidden. */
final class XiangqiRules extends RoyalRules {

    private static final int HORSE = 2;
    private static final int ADVISOR = 4;
    private static final int ELEPHANT = 5;
    private static final int SOLDIER = 6;
    private static final int RIVER = 5; // the first row beyond the river

    private static final GameBoard BOARD = BoardShapes.xiangqi();
    private static final Gait FACING = Gait.ride(0, 1).only(Gait.Use.FACE);
    private static final List<Gait> CANNON = Gait.all(
            Gait.ride(0, 1).only(Gait.Use.GO).allAround(),
            Gait.ride(0, 1).only(Gait.Use.TAKE_BEHIND).allAround());
    private static final List<Gait> SOLDIER_GAITS =
            Gait.all(List.of(Gait.step(0, 1)), Gait.step(1, 0).mirrored());

    private static final List<RoyalPiece> PIECES = List.of(
            new RoyalPiece("K", "xiangqi.general", Gait.all(Gait.STRAIGHT, List.of(FACING)), 0, 0, 0),
            new RoyalPiece("R", "xiangqi.chariot", Gait.ROOK, 900, 4, 4),
            new RoyalPiece("H", "xiangqi.horse", Gait.step(1, 2).lamed().allAround(), 400, 8, 6),
            new RoyalPiece("C", "xiangqi.cannon", CANNON, 450, 4, 0),
            new RoyalPiece("A", "xiangqi.advisor", Gait.SLANTING, 200, 4, 0),
            new RoyalPiece("E", "xiangqi.elephant", Gait.step(2, 2).lamed().allAround(), 200, 4, 0),
            new RoyalPiece("P", "xiangqi.soldier", SOLDIER_GAITS, 80, 6, 12));

    XiangqiRules() {
        super(
                BOARD,
                MoveForm.moving(BOARD).then("", "kit.choose-target"),
                new XiangqiNotation(),
                PIECES,
                SeatColour.RED,
                SeatColour.BLACK);
    }

    @Override
    public String beginning() {
        return "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR_w";
    }

    /** The letter of a piece in other programs, which call horses knights and elephants bishops. */
    @Override
    protected String letter(int kind) {
        return kind == HORSE ? "N" : kind == ELEPHANT ? "B" : super.letter(kind);
    }

    @Override
    protected boolean allows(int kind, int seat, int from, int to) {
        return switch (kind) {
            case KING, ADVISOR -> isPalace(seat, to);
            case ELEPHANT -> row(to, seat) < RIVER;
            case SOLDIER -> row(to, seat) != row(from, seat) || row(from, seat) >= RIVER;
            default -> true;
        };
    }

    private boolean isPalace(int seat, int cell) {
        return row(cell, seat) < 3 && column(cell) >= 3 && column(cell) <= 5;
    }

    @Override
    protected boolean mayStand(int kind, int seat, int cell) {
        return switch (kind) {
            case KING, ADVISOR -> isPalace(seat, cell);
            case ELEPHANT -> row(cell, seat) < RIVER;
            case SOLDIER -> row(cell, seat) >= 3;
            default -> true;
        };
    }

    @Override
    protected boolean isLasting(int man, boolean takes) {
        return takes;
    }

    @Override
    protected GameEnding stuck(int seat, boolean check) {
        return new GameEnding(1 - seat, Phrase.of(check ? "kit.mate" : "kit.stuck"));
    }

    @Override
    protected GameEnding repeated(RoyalPlay at) {
        int checking = at.perpetual();
        return checking < 0 ? super.repeated(at) : new GameEnding(1 - checking, Phrase.of("kit.perpetual"));
    }

    @Override
    protected int quiet() {
        return 120;
    }

    @Override
    protected Phrase dull() {
        return Phrase.of("xiangqi.quiet", quiet() / 2);
    }

    /** A draw if neither side has a piece that can cross the river. */
    @Override
    protected GameEnding ending(RoyalPlay at) {
        for (int cell = 0; cell < BOARD.size(); cell++) {
            int man = at.men().at(cell);
            if (man != 0 && kind(man) != KING && kind(man) != ADVISOR && kind(man) != ELEPHANT) {
                return null;
            }
        }
        return GameEnding.draw(Phrase.of("kit.dead"));
    }
}
