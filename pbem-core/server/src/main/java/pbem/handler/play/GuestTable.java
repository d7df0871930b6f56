package pbem.handler.play;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.clock.WorkBudget;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.KeptGame;
import pbem.repository.Transactions;
import pbem.terms.Terms;
import pbem.token.PurposeKey;
import pbem.token.Tokens;

/**
 * Lets a guest, who has no account, play against the easiest robot. The server stores nothing of such a game: the
 * guest's page sends the signed moves with each request, and all chance is derived from the game's nonce and a secret
 * of the server. Safe for any thread; the robot thinks in the calling thread.
 */
public final class GuestTable {

    /** The longest game of a guest, in moves; only players with an account can continue it. */
    public static final int MOST_MOVES = 200;

    private static final int NONCE = 16;
    private static final Level EASIEST = new Level(1);
    private static final String GUEST = "guest";
    private static final Seat GUEST_SEAT = Seat.at(0);

    /** The most moves of the others that are played before the guest sees them. */
    private static final int MOST_IN_A_ROW = 6;

    private final Games games;
    private final PurposeKey key;
    private final String robot;
    private final Transactions transactions;
    private final LongSupplier meter;
    private final SecureRandom random = new SecureRandom();

    /**
     * @param robot the opponent's name
     * @param meter measures the work done for guests, see {@link WorkBudget}
     */
    public GuestTable(Games games, Tokens tokens, String robot, Transactions transactions, LongSupplier meter) {
        this.games = games;
        this.key = tokens.keyFor("games of guests");
        this.robot = robot;
        this.transactions = transactions;
        this.meter = meter;
    }

    public String robot() {
        return robot;
    }

    /** The board of a new game. */
    public GuestBoard begin(Game game) {
        byte[] nonce = new byte[NONCE];
        random.nextBytes(nonce);
        return shown(start(game, text(nonce)), text(nonce), List.of());
    }

    /**
     * The board of a game, with the choices already made for the guest's next move.
     *
     * @return empty if it was not signed with this server's present key
     */
    public Optional<GuestBoard> look(GuestGame carried, List<String> chosen) {
        return record(carried).map(record -> shown(record, carried.nonce(), chosen));
    }

    /** Whether a board of players with accounts waits for a robot; such boards go before guests. */
    public boolean membersWait(Instant now) {
        return transactions
                .read(repositories -> repositories.robots().next(now))
                .isPresent();
    }

    /**
     * Plays the guest's move and then the others' moves until it is the guest's turn again.
     *
     * @param move empty if it is the others' turn
     * @return empty as for {@link #look}, or if the move is not legal
     */
    public Optional<GuestBoard> play(GuestGame carried, Optional<String> move) {
        return record(carried)
                .filter(record -> record.moves() < MOST_MOVES)
                .flatMap(record -> move.isPresent() ? moved(record, move.get()) : Optional.of(record))
                .map(record -> shown(answered(record, carried.nonce()), carried.nonce(), List.of()));
    }

    /**
     * The game in the form in which the guest may continue it as a player.
     *
     * @return empty as for {@link #look}, or if no move was played, or the game is over, or it has more than two
     *     players or chance: by playing on as a guest the player could see the board's chance in advance
     */
    public Optional<KeptGame> kept(GuestGame carried) {
        return record(carried)
                .filter(GuestTable::canBeKept)
                .map(GameRecord::board)
                .map(board -> new KeptGame(
                        carried.game(), board.rulesVersion(), board.setup().seed(), carried.moves()));
    }

    private static boolean canBeKept(GameRecord record) {
        Board board = record.board();
        return record.moves() > 0
                && !record.toMove().isEmpty()
                && board.players().size() == 2
                && !board.game().hasChance();
    }

    private static Optional<GameRecord> moved(GameRecord record, String text) {
        return guestIsOnTurn(record)
                ? record.position().read(text).result().map(legal -> with(record, legal.notation()))
                : Optional.empty();
    }

    private GameRecord answered(GameRecord from, String nonce) {
        GameRecord record = from;
        for (int i = 0; i < MOST_IN_A_ROW && !guestIsOnTurn(record) && isToGoOn(record); i++) {
            Optional<Advice> advice = Engine.choose(new Question(
                    record.mainPositions(),
                    mover(record),
                    EASIEST,
                    seed(record, nonce),
                    OptionalInt.empty(),
                    () -> false));
            record = with(record, advice.orElseThrow().move().notation());
        }
        return record;
    }

    private static boolean isToGoOn(GameRecord record) {
        return !record.toMove().isEmpty() && record.moves() < MOST_MOVES;
    }

    private static boolean guestIsOnTurn(GameRecord record) {
        return record.toMove().contains(GUEST_SEAT);
    }

    /** The next seat to move. If several are on turn, they move in order, the guest first. */
    private static Seat mover(GameRecord record) {
        return guestIsOnTurn(record) ? GUEST_SEAT : record.toMove().get(0);
    }

    private static GameRecord with(GameRecord record, String notation) {
        Actor mover = Actor.player(record.board().player(mover(record)));
        return with(record, mover, Instant.EPOCH, notation);
    }

    /** The record of a guest's game with one more move. */
    static GameRecord with(GameRecord record, Actor actor, Instant at, String notation) {
        Event moved = new Event.Moved(mover(record), notation, "");
        return record.with(record.next(moved, at, actor, Proof.NONE, OptionalLong.empty()));
    }

    private GameRecord start(Game game, String nonce) {
        int seats = Math.min(Math.max(2, game.leastSeats()), game.mostSeats());
        Seed seed = Seed.of(Arrays.copyOf(key.sign(String.join("\n", "chance", game.name(), nonce)), Seed.BYTES));
        Position start = game.start(seats, Map.of(), seed).now();
        List<Player> players = IntStream.rangeClosed(1, seats)
                .mapToObj(seat -> seat == 1
                        ? new Player(seat, GUEST, Player.State.ACTIVE)
                        : new Player(seat, robot, Player.State.ROBOT))
                .toList();
        return GameRecord.replay(
                Board.begun(1, game, start.setup(), Terms.STANDARD, players, Instant.EPOCH), List.of());
    }

    /** The seed of the robot's thinking: secret, and different for each move. */
    private long seed(GameRecord record, String nonce) {
        return ByteBuffer.wrap(key.sign(String.join("\n", "thought", nonce, String.valueOf(record.revision()))))
                .getLong();
    }

    private Optional<GameRecord> record(GuestGame carried) {
        if (carried.moves().size() > MOST_MOVES
                || !key.proves(signed(carried.game(), carried.nonce(), carried.moves()), bytes(carried.signature()))) {
            return Optional.empty();
        }
        return games.named(carried.game()).map(game -> {
            GameRecord record = start(game, carried.nonce());
            for (String move : carried.moves()) {
                record = with(record, move);
            }
            return record;
        });
    }

    /** The text to sign. It contains the version of the rules, since the moves mean another game under other rules. */
    private String signed(String name, String nonce, List<String> moves) {
        int version = games.named(name).map(Game::rulesVersion).orElse(0);
        return Stream.concat(Stream.of("game", name, String.valueOf(version), nonce), moves.stream())
                .map(part -> part.length() + " " + part)
                .reduce("", (all, part) -> all + part + "\n");
    }

    private GuestBoard shown(GameRecord record, String nonce, List<String> chosen) {
        Board board = record.board();
        String name = board.game().name();
        List<String> moves = record.lastMoves(record.moves());
        boolean full = record.moves() >= MOST_MOVES && !record.toMove().isEmpty();
        List<String> last = new ArrayList<>();
        record.plies().forEach(ply -> {
            if (ply.seat().equals(GUEST_SEAT)) {
                last.clear();
            } else {
                last.add(ply.notation());
            }
        });
        return new GuestBoard(
                board.game(),
                new GuestGame(name, nonce, moves, text(key.sign(signed(name, nonce, moves)))),
                Optional.of(board.game().seatName(board.setup(), GUEST_SEAT))
                        .filter(named -> !board.game().numbersSeats(board.setup())),
                guestIsOnTurn(record) && !full,
                board.players().stream().skip(1).map(Player::user).toList(),
                last,
                full,
                canBeKept(record),
                record.result(),
                TrialBoard.of(
                        record,
                        Optional.of(GUEST_SEAT),
                        List.of(),
                        guestIsOnTurn(record) && !full ? chosen : List.of(),
                        new WorkBudget(WorkBudget.OF_A_STRANGER, meter)));
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String text) {
        try {
            return Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            return new byte[0];
        }
    }
}
