package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.kit.BoardNotes;
import pbem.kit.BoardRefusal;
import pbem.kit.Situations;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.picture.Item;

/**
 * The state of a game of Chromatic chess. This class contains the rules about the end of a game (article 8); the rules
 * of movement are in {@link MoveGenerator}.
 *
 * <p>{@link #moves()} lists the moves on the board. A claim of a draw is a decision about the end of the game. It is
 * legal, and {@link #read} returns it, only if there is a reason for it. It is never listed or counted among the moves.
 *
 * @param situations this situation and those before it that may occur again
 */
record ChessPosition(
        Game game,
        Setup setup,
        Situation situation,
        Situations situations,
        int ply,
        LastMove last,
        boolean inCheck,
        Optional<Outcome> outcome)
        implements Position {

    /**
     * How often a position must occur before a draw may be claimed. After {@link #REPETITIONS} occurrences the game is
     * drawn without a claim.
     */
    private static final int CLAIMED_REPETITIONS = 3;

    private static final int REPETITIONS = 5;

    /**
     * How many moves in a row, counting both teams, must pass without a capture or a pawn's move before a draw may be
     * claimed. After {@link #CALM} such moves the game is drawn without a claim.
     */
    private static final int CLAIMED_CALM = 100;

    private static final int CALM = 150;

    /** How far from its centre a cell can be pointed at. */
    static final double REACH = 0.48;

    private static final String CLAIM = "draw claim";

    private static ChessPosition of(
            Game game,
            Setup setup,
            Situation situation,
            Situations situations,
            int ply,
            LastMove last,
            Optional<Phrase> claimed) {
        MoveGenerator generator = new MoveGenerator(situation);
        ChessPosition open =
                new ChessPosition(game, setup, situation, situations, ply, last, generator.inCheck(), Optional.empty());
        return new ChessPosition(
                game, setup, situation, situations, ply, last, open.inCheck, open.ended(generator, claimed));
    }

    /** The position of a game that begins with that situation. */
    static ChessPosition start(Game game, Setup setup, Situation situation) {
        return of(game, setup, situation, Situations.NONE.then(situation.key()), 0, LastMove.NONE, Optional.empty());
    }

    private Optional<Outcome> ended(MoveGenerator generator, Optional<Phrase> claimed) {
        if (last.left().isPresent()) {
            Team gone = last.left().get();
            if (last.outOfTime() && situation.isBare(gone.other())) {
                Phrase unwinnable = Phrase.of(
                        "chromatic-chess.out-of-time",
                        gone.phrase(),
                        gone.other().phrase());
                return Optional.of(drawn(unwinnable));
            }
            return Optional.of(won(gone.other(), Phrase.of("chromatic-chess.alone", gone.phrase())));
        }
        if (!generator.canStep()) {
            return Optional.of(
                    inCheck
                            ? won(turn().other(), Phrase.of("chromatic-chess.mate"))
                            : drawn(Phrase.of("chromatic-chess.stalemate", turn().phrase())));
        }
        if (DeadMaterial.isAllThatIsLeft(situation)) {
            return Optional.of(
                    drawn(Phrase.of(situation.isBare() ? "chromatic-chess.dead" : "chromatic-chess.dead-material")));
        }
        return claimed.or(() -> stale(CALM, "chromatic-chess.seventy-five", REPETITIONS, "chromatic-chess.fivefold"))
                .map(ChessPosition::drawn);
    }

    /** A reason for a draw, if so many moves were calm or the position has occurred so often. */
    private Optional<Phrase> stale(int mostCalm, String calm, int mostRepeated, String repeated) {
        if (calm() >= mostCalm) {
            return Optional.of(Phrase.of(calm));
        }
        return occurrences() >= mostRepeated ? Optional.of(Phrase.of(repeated)) : Optional.empty();
    }

    private static Outcome won(Team team, Phrase reason) {
        return Outcome.won(2, List.of(team.seat()), reason);
    }

    private static Outcome drawn(Phrase reason) {
        return Outcome.drawn(2, Seat.all(2), reason);
    }

    @Override
    public ChessPosition play(Move move) {
        if (outcome.isEmpty() && move instanceof Step step) {
            return played(step);
        }
        if (outcome.isEmpty() && move instanceof DrawClaim claim) {
            return played(claim);
        }
        throw notOfThisPosition(move);
    }

    private static IllegalArgumentException notOfThisPosition(Move move) {
        return new IllegalArgumentException("not a move of this position: " + move);
    }

    private ChessPosition played(Step step) {
        if (!new MoveGenerator(situation).allows(step)) {
            throw notOfThisPosition(step);
        }
        Situation next = situation.after(step);
        LastMove made = LastMove.of(step, situation);
        boolean calm = made.captured().isEmpty() && Man.piece(situation.man(step.from())) != Piece.P;
        Situations before = calm ? situations : Situations.NONE;
        return of(game, setup, next, before.then(next.key()), ply + 1, made, Optional.empty());
    }

    private ChessPosition played(DrawClaim claim) {
        ChessPosition claimed = claim.step().map(this::played).orElse(this);
        Optional<Phrase> reason = claimed.reasonForDraw();
        if (reason.isEmpty()) {
            throw new IllegalArgumentException("nothing to claim in this position: " + claim);
        }
        LastMove made = claimed.last.claimed(claim, turn());
        return of(game, setup, claimed.situation, claimed.situations, ply + 1, made, reason);
    }

    /** The reason why a draw may be claimed in this position (articles 8.2d and 8.2e); empty if there is none. */
    private Optional<Phrase> reasonForDraw() {
        return outcome.isPresent()
                ? Optional.empty()
                : stale(CLAIMED_CALM, "chromatic-chess.fifty", CLAIMED_REPETITIONS, "chromatic-chess.threefold");
    }

    @Override
    public ChessPosition leave(Seat seat) {
        return left(seat, false);
    }

    @Override
    public ChessPosition lapse(Seat seat) {
        return left(seat, true);
    }

    private ChessPosition left(Seat seat, boolean outOfTime) {
        checkCanLeave(seat);
        return of(game, setup, situation, situations, ply, last.left(Team.of(seat), outOfTime), Optional.empty());
    }

    /** Moves are described by the letter of the moving piece or by its whole code. */
    @Override
    public boolean describes(Move move, String word) {
        return moves().stream()
                .filter(step -> step.notation().equals(move.notation()))
                .map(step -> Man.piece(situation.man(step.from())).name())
                .anyMatch(code -> word.equalsIgnoreCase(code) || word.equalsIgnoreCase(code.substring(0, 1)));
    }

    @Override
    public Act<Move> read(String text) {
        if (outcome.isPresent()) {
            return Act.refused(BoardRefusal.OVER.of());
        }
        MoveReader reader = new MoveReader(situation);
        String tidy = MoveReader.tidy(text);
        return MoveReader.claimed(tidy)
                .map(move -> move.isEmpty() ? claimed() : claimed(reader.read(move, text)))
                .orElseGet(() -> reader.read(tidy, text));
    }

    /** The move together with its claim, or the move alone if there is no reason for the claim. */
    private Act<Move> claimed(Act<Move> reading) {
        return reading instanceof Act.Done<Move> legal
                        && legal.now() instanceof Step step
                        && played(step).reasonForDraw().isPresent()
                ? Act.done(new DrawClaim(Optional.of(step)))
                : reading;
    }

    private Act<Move> claimed() {
        return reasonForDraw().isPresent()
                ? Act.done(new DrawClaim(Optional.empty()))
                : Act.refused(ChessRefusal.NOTHING_TO_CLAIM.of(occurrences(), calm()));
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(turn().seat());
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move();
    }

    @Override
    public List<Phrase> happenings() {
        return last.told(situation, inCheck);
    }

    @Override
    public List<Step> moves() {
        return outcome.isPresent() ? List.of() : new MoveGenerator(situation).steps();
    }

    @Override
    public Draft compose() {
        Phrase among = Phrase.of("chromatic-chess.choose-claim");
        Choice claim = Choice.word(CLAIM, Phrase.of("chromatic-chess.claim"), among);
        Stream<ChoiceTree.Route> steps = moves().stream().map(step -> new ChoiceTree.Route(step, choices(step)));
        Stream<ChoiceTree.Route> claims = read(CLAIM).result().stream().map(legal -> ChoiceTree.Route.of(legal, claim));
        return ChoiceTree.of(Stream.concat(steps, claims));
    }

    private List<Choice> choices(Step step) {
        List<Choice> choices = new ArrayList<>(List.of(choice(step.from(), "from"), choice(step.to(), "to")));
        step.promotion().ifPresent(piece -> choices.add(choice(piece)));
        return choices;
    }

    private Choice choice(Piece piece) {
        Phrase name = new Names(situation.board()).piece(piece);
        return Choice.drawn(
                piece.name(),
                Phrase.of("chromatic-chess.piece-and-code", name, piece.name()),
                Phrase.of("chromatic-chess.choose-promotion"),
                PieceFigure.of(situation.board(), Man.of(piece, turn())).at(BoardNotes.ORIGIN));
    }

    private Choice choice(Cell cell, String role) {
        return Choice.cell(
                cell.name(),
                Phrase.of("chromatic-chess.choose-" + role),
                new EmptyBoardDrawing(situation.board()).centre(cell),
                REACH);
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : new MoveGenerator(situation).count();
    }

    @Override
    public List<Seat> active() {
        return Seat.all(2).stream()
                .filter(seat -> !last.left().equals(Optional.of(Team.of(seat))))
                .toList();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        List<Item> items = new BoardDrawing(situation, last, inCheck).items();
        return words(viewer).diagram(1, items, new SideNotes(situation.board()).of(this));
    }

    @Override
    public Optional<Diagram> detail(Viewer viewer, String what) {
        return situation
                .board()
                .named(what.strip())
                .filter(cell -> situation.man(cell) != Man.NONE)
                .map(cell -> PieceMovesDiagram.of(situation, cell).diagram());
    }

    @Override
    public Optional<Refusal> missing(String what) {
        String label = what.strip().toLowerCase(Locale.ROOT);
        return label.matches("[a-z][0-9]{1,2}")
                        && situation.board().named(label).isEmpty()
                ? Optional.of(MoveReader.missing(label, situation.board()))
                : Optional.empty();
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    /** The team to move. After the end of the game, the team whose turn it would be. */
    Team turn() {
        return situation.turn();
    }

    /** The number of moves of both teams since the last capture or pawn's move. */
    int calm() {
        return situations.count() - 1;
    }

    /** How often this position has occurred, this time included. */
    int occurrences() {
        return situations.times(situation.key());
    }
}
