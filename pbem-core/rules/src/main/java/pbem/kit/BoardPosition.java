package pbem.kit;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.TurnOrder;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/** A position of any game of this kit: a play that is never changed, and the effects of the last step. */
public final class BoardPosition implements Position {

    /** One for each thread, since a new one for each position takes longer than most games to list their moves. */
    private static final ThreadLocal<int[]> ROOM = ThreadLocal.withInitial(() -> new int[RobotPlan.MOST_MOVES]);

    private static final WeakReference<Derived> NOTHING = new WeakReference<>(null);

    /** The words of moves that have clauses of their own: "alice passed" rather than "alice played pass". */
    private static final Set<String> TOLD = Set.of("pass", "swap", "accept", "resume");

    private final BoardGame game;
    private final Setup setup;
    private final GameTable table;
    private final Play play;
    private final Men men;
    private final TurnOrder there; // used only for seats that have left
    private final int ply;
    private final LastChanges last;
    private final Optional<Outcome> outcome;
    private WeakReference<Derived> derived = NOTHING;

    /**
     * What follows from a position, each null until first needed. It is held weakly: it takes many times the room of the
     * position, and records keep positions.
     */
    private static final class Derived {

        private int[] legal;
        private List<BoardMove> moves;
        private List<Map<String, Set<BoardMove>>> spelled;
        private Diagram drawn;
    }

    private BoardPosition(
            BoardGame game, Setup setup, GameTable table, Play play, TurnOrder there, int ply, LastChanges last) {
        this.game = game;
        this.setup = setup;
        this.table = table;
        this.play = play;
        this.men = play.men();
        this.there = there;
        this.ply = ply;
        this.last = last;
        this.outcome = ended();
    }

    static BoardPosition start(BoardGame game, Setup setup, GameTable table) {
        return from(game, setup, table, table.start().get());
    }

    /** The position of a game that begins with this play. */
    public static BoardPosition from(BoardGame game, Setup setup, GameTable table, Play play) {
        return new BoardPosition(
                game, setup, table, play, TurnOrder.from(new Seat(1), setup.seats()), 0, LastChanges.NONE);
    }

    private Optional<Outcome> ended() {
        if (play.turn() < 0) {
            return Optional.of(play.ending().outcome(setup.seats(), active()));
        }
        return active().size() == 1
                ? Optional.of(Outcome.won(setup.seats(), active(), Phrase.of("kit.alone")))
                : Optional.empty();
    }

    @Override
    public BoardPosition play(Move move) {
        if (!(move instanceof BoardMove own)
                || !isLegal(own.code()) && !isLegal(own.path().places())) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        Play after = play.copy();
        if (isLegal(own.path().places())) {
            after.play(own.path().places().stream().mapToInt(place -> place).toArray());
        } else {
            after.play(own.code());
        }
        return new BoardPosition(game, setup, table, after, there, ply + 1, LastChanges.of(own, turn(), men, after));
    }

    @Override
    public BoardPosition leave(Seat seat) {
        checkCanLeave(seat);
        Play after = play.copy();
        int passed = 0;
        if (setup.seats() > 2) {
            after.leave(seat.index());
            passed = after.passed();
        }
        return new BoardPosition(game, setup, table, after, there.without(seat), ply, last.left(seat, passed));
    }

    private Derived derived() {
        Derived known = derived.get();
        if (known == null) {
            known = new Derived();
            derived = new WeakReference<>(known);
        }
        return known;
    }

    /** The legal moves by number; empty when the game is over. Callers must not change the array. */
    synchronized int[] legal() {
        Derived known = derived();
        if (known.legal == null) {
            known.legal = outcome.isPresent() ? new int[0] : moves(play);
        }
        return known.legal;
    }

    /** The legal moves of a play. */
    static int[] moves(Play play) {
        int[] room = ROOM.get();
        return Arrays.copyOf(room, play.moves(room));
    }

    boolean isLegal(int move) {
        return Arrays.stream(legal()).anyMatch(one -> one == move);
    }

    /** Whether these are several moves that can be made as one. */
    boolean isLegal(List<Integer> together) {
        return together.size() > 1
                && together.size() <= play.mostTogether()
                && new HashSet<>(together).size() == together.size()
                && together.stream().allMatch(this::isLegal)
                && play.objection(together) == null;
    }

    Phrase objection(int move) {
        return play.copy().objection(move);
    }

    @Override
    public synchronized List<BoardMove> moves() {
        Derived known = derived();
        if (known.moves == null) {
            int[] codes = legal();
            Play at = play.copy(); // after the legal moves are known: a play may keep them
            known.moves = Arrays.stream(codes)
                    .mapToObj(move -> table.form().named(at, move))
                    .toList();
        }
        return known.moves;
    }

    /**
     * The moves with this spelling; see {@link MoveForm.Spelling#bare}.
     *
     * @param folded whether both are in lower case
     */
    synchronized Set<BoardMove> spelled(String bare, boolean folded) {
        Derived known = derived();
        if (known.spelled == null) {
            List<Map<String, Set<BoardMove>>> all = List.of(new HashMap<>(), new HashMap<>());
            Play at = play.copy();
            for (BoardMove move : moves()) {
                for (String one : table.form().spellings(at, move.code())) {
                    String key = table.form().spelling().bare(one);
                    all.get(0)
                            .computeIfAbsent(key, none -> new LinkedHashSet<>())
                            .add(move);
                    all.get(1)
                            .computeIfAbsent(key.toLowerCase(Locale.ROOT), none -> new LinkedHashSet<>())
                            .add(move);
                }
            }
            known.spelled = all;
        }
        return known.spelled.get(folded ? 1 : 0).getOrDefault(bare, Set.of());
    }

    @Override
    public long moveCount() {
        return legal().length;
    }

    @Override
    public long sequences(int length) {
        return outcome.isPresent() ? 0 : play.copy().sequences(length);
    }

    @Override
    public Draft compose() {
        MoveForm form = table.form();
        if (play.isComposedTogether()) {
            return new PlacesDraft(this, List.of());
        }
        return ChoiceTree.of(moves().stream().flatMap(move -> {
            if (move.isWord()) {
                return Stream.of(ChoiceTree.Route.of(move, Choice.word(move.notation())));
            }
            List<List<Integer>> routes = play.routes(move.code());
            if (!routes.isEmpty()) {
                return routes.stream().map(places -> new ChoiceTree.Route(move, form.choices(places)));
            }
            Stream<List<Integer>> ways = form.isEitherWay()
                    ? Stream.of(move.path().places(), move.path().turned())
                    : Stream.of(move.path().places());
            return ways.map(places -> new ChoiceTree.Route(
                    move,
                    IntStream.range(0, places.size())
                            .mapToObj(part -> form.choice(part, places.get(part)))
                            .toList()));
        }));
    }

    @Override
    public Act<Move> read(String text) {
        if (outcome.isPresent()) {
            return Act.refused(BoardRefusal.OVER.of());
        }
        return noted(text).<Act<Move>>map(Act::done).orElseGet(() -> new MoveText(this).read(text));
    }

    /**
     * The legal move of exactly this notation, as every record has it, for games with a spelling of their own: places are
     * found without a search. It names no more moves than it must.
     */
    private Optional<BoardMove> noted(String notation) {
        MoveForm.Spelling spelling = table.form().spelling();
        if (spelling == null) {
            return Optional.empty();
        }
        int[] codes = legal();
        Play at = play.copy(); // after the legal moves are known: a play may keep them
        return Arrays.stream(codes)
                .filter(move -> table.form().isWord(move) || spelling.canBe(at, move, notation))
                .mapToObj(move -> table.form().named(at, move))
                .filter(move -> move.notation().equals(notation))
                .findFirst();
    }

    /** Every viewer sees the same board. */
    @Override
    public synchronized Diagram diagram(Viewer viewer) {
        Derived known = derived();
        if (known.drawn == null) {
            known.drawn =
                    words(viewer).diagram(1, game.items(this), game.notes(this).notes());
        }
        return known.drawn;
    }

    @Override
    public BoardSentences words(Viewer viewer) {
        return game.words(this);
    }

    @Override
    public Optional<Phrase> deed(Optional<String> who) {
        Optional<String> word = last.move().map(BoardMove::notation).filter(TOLD::contains);
        return table.deed()
                .apply(play, who)
                .or(() -> word.map(said ->
                        who.map(user -> Phrase.of("kit.did-" + said, user)).orElse(Phrase.of("kit.you-did-" + said))));
    }

    @Override
    public List<Phrase> happenings() {
        List<Phrase> told = new ArrayList<>();
        if (last.left().isPresent()) {
            told.add(Phrase.of("kit.left", name(last.left().get().index())));
        } else {
            told.addAll(play.happenings());
        }
        passedOver().forEach(seat -> told.add(Phrase.of("kit.passed", name(seat.index()))));
        return told;
    }

    @Override
    public List<Seat> passedOver() {
        return Seat.all(setup.seats()).stream()
                .filter(seat -> (last.passed() >> seat.index() & 1) != 0)
                .toList();
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(Seat.at(turn()));
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** Seats that are out rank behind those that lost with men on the board. */
    @Override
    public Optional<Places> places() {
        return outcome.map(ended ->
                Places.ranked(setup.seats(), Places.byResult(ended).thenComparing(seat -> play.isOut(seat.index()))));
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move().map(move -> move);
    }

    @Override
    public List<Seat> active() {
        return there.active().stream().filter(seat -> !play.isOut(seat.index())).toList();
    }

    /** The places of a legal move without signs, as other programs write it: {@code e2e4}, {@code e7e8q}. */
    public String coordinates(Move move) {
        BoardMove own = (BoardMove) move;
        return own.isWord()
                ? own.notation()
                : table.form().written(own.path()).replaceAll("[-=]", "").toLowerCase(Locale.ROOT)
                        + play.unsaid(own.code());
    }

    /** Also false while "accept" is a move, which could be taken for the answer to a draw offer. */
    @Override
    public boolean drawable() {
        int accept = table.form().words().indexOf("accept");
        return active().size() > 1 && !(accept >= 0 && isLegal(table.form().word(accept)));
    }

    public Men men() {
        return men;
    }

    /** The men on a cell, in words. */
    public Phrase content(int cell) {
        return table.look().content(men(), cell);
    }

    /** What a seat holds beside the board, in a sentence; empty if the seat can hold nothing in this game. */
    Optional<Phrase> hand(int seat) {
        List<BoardLook.Hand> sorts = table.look().hands().stream()
                .filter(hand -> hand.seat() == seat)
                .toList();
        if (sorts.size() < 2) {
            return sorts.stream()
                    .map(hand -> Phrase.of(hand.words().key(), men().held(hand.place())))
                    .map(count -> Phrase.of("kit.holds", name(seat), count))
                    .findFirst();
        }
        List<Phrase> had = sorts.stream()
                .filter(hand -> men().held(hand.place()) > 0)
                .map(hand -> Phrase.of("kit.many", men().held(hand.place()), hand.words()))
                .toList();
        return Optional.of(
                Phrase.of("kit.in-hand", name(seat), had.isEmpty() ? Phrase.of("kit.nothing") : Phrase.inTurn(had)));
    }

    /** The seat on turn; meaningless once the game is over. */
    int turn() {
        return play.turn();
    }

    /** See {@link GameTable#asked}. */
    List<Phrase> asked() {
        return outcome.isPresent() ? List.of() : table.asked().apply(play);
    }

    public GameTable table() {
        return table;
    }

    /** A copy of the play, to inspect or to play on. */
    public Play onward() {
        return play.copy();
    }

    /** The play itself; callers must not play on it. */
    Play play() {
        return play;
    }

    LastChanges last() {
        return last;
    }

    public boolean hasLeft(int seat) {
        return there.hasLeft(Seat.at(seat));
    }

    /** The seat's colour, or its name in games in which colours can change or more than two play. */
    Phrase name(int seat) {
        return game.numbersSeats(setup) || setup.seats() > 2
                ? game.seatName(setup, Seat.at(seat))
                : table.look().colours().get(seat).phrase();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BoardPosition position
                && setup.equals(position.setup)
                && ply == position.ply
                && men().equals(position.men())
                && turn() == position.turn()
                && there.equals(position.there)
                && last.equals(position.last)
                && play.memory().equals(position.play.memory());
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, men(), there);
    }

    @Override
    public String toString() {
        return game.title() + " after " + last.move().map(BoardMove::notation).orElse("nothing") + " at ply " + ply;
    }
}
