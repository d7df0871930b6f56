package pbem.games.cholone;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardNotes;
import pbem.kit.BoardPosition;
import pbem.kit.BoardSentences;
import pbem.kit.Card;
import pbem.kit.Figure;
import pbem.kit.GameTable;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;
import pbem.picture.Item;

/** Cholone, known as Abalone: players push marbles of others off the board, and the first to eject six wins. */
public record Cholone() implements BoardGame {

    static final String SETUP = "setup";
    static final String BOWL = "bowl";
    static final String QUIET = "quiet";

    /** Boards with {@code -quiet} do not count for ratings, because they may end early in a draw. */
    private static final Card CARD = Card.of("cholone", "Cholone", "c5,d5 or a1-c3,b2")
            .alias("abalone")
            .in(Family.COLOURS)
            .seats(2, 6)
            .option(Option.choice(SETUP, Layouts.forTwo()).usually("standard"))
            .option(Option.flag(BOWL))
            .option(Option.number(QUIET, 1, 999))
            .ratedIf(setup -> !setup.has(QUIET));

    private static final RobotPlan ROBOTS =
            RobotPlan.deepening().looking(150, 3_000, 40_000, 600_000).withoutHaste();

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return new Marble(seat.index(), setup.seats()).name();
    }

    @Override
    public GameTable table(Setup setup) {
        int seats = setup.seats();
        Figure[] figures = IntStream.range(0, seats)
                .mapToObj(seat -> Figure.plain(seat, SeatColour.values()[seat]).called(new Marble(seat, seats).name()))
                .toArray(Figure[]::new);
        return GameTable.of(
                        MoveForm.moving(Cells.BOARD)
                                .then(",", "")
                                .asking("cholone.choose-marble", "cholone.choose-more", "cholone.choose-target")
                                .spelled(new MarbleSpelling()),
                        BoardLook.of(Stream.of(SeatColour.values()).limit(seats).toArray(SeatColour[]::new))
                                .men(figures),
                        () -> MarblePlay.start(setup, layout(setup), 0))
                .withSymmetry()
                .robots(ROBOTS);
    }

    @Override
    public Act<Position> start(Setup setup) {
        if (setup.has(SETUP) && setup.has(BOWL)) {
            return Act.refused(SetupRefusal.CLASH.of(this.name(), "-" + SETUP, "-" + BOWL));
        }
        return setup.has(SETUP) && setup.seats() > 2
                ? Act.refused(CholoneRefusal.SETUP_FOR_TWO.of())
                : BoardGame.super.start(setup);
    }

    private static long[] layout(Setup setup) {
        return setup.has(BOWL)
                ? Layouts.bowl(setup.seats())
                : setup.text(SETUP).map(Layouts::named).orElseGet(() -> Layouts.standard(setup.seats()));
    }

    @Override
    public BoardSentences words(BoardPosition position) {
        return new BoardInWords(position, play(position));
    }

    @Override
    public BoardNotes notes(BoardPosition position) {
        return new SideNotes(position, play(position));
    }

    @Override
    public List<Item> items(BoardPosition position) {
        return new BoardDrawing(play(position)).items();
    }

    private static MarblePlay play(BoardPosition position) {
        return (MarblePlay) position.onward();
    }
}
