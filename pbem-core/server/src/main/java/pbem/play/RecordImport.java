package pbem.play;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.NearMiss;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.BrokenRecord;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.text.RecordReading;
import pbem.record.text.RecordRefusal;
import pbem.repository.Repositories;
import pbem.terms.Terms;
import pbem.terms.TermsReading;

/**
 * Imports a board from the text of a record: to move a game to another server, or to repair one. Its players must have
 * accounts here.
 *
 * @param seeds makes seeds for games without chance, whose records may lack one
 * @param names the userids here for userids of the record in lower case
 */
public record RecordImport(Games games, Supplier<Seed> seeds, Map<String, String> names) {

    /** Opens a board with the whole record. If the game is open, its players are told and begin a new turn. */
    public Act<GameRecord> read(Repositories repositories, String text, String admin, Instant at) {
        return RecordReading.of(text).then(read -> read(repositories, read, admin, at));
    }

    /** Opens a board with a record that is already read, or was made from another format. */
    public Act<GameRecord> read(Repositories repositories, RecordReading.Read read, String admin, Instant at) {
        return new Sketch(repositories, read).act(admin, at);
    }

    /** A board that is assembled step by step, or the first refusal. */
    private final class Sketch {

        private static final Duration CLOCKS_DIFFER = Duration.ofHours(1);

        private final Repositories repositories;
        private final RecordReading.Read read;
        private Refusal refusal;

        Sketch(Repositories repositories, RecordReading.Read read) {
            this.repositories = repositories;
            this.read = read;
        }

        Act<GameRecord> act(String admin, Instant at) {
            Optional<Board> sketched = game().flatMap(game -> players().flatMap(players -> board(game, players)))
                    .flatMap(board -> successors().map(board::knowing));
            Optional<GameRecord> record =
                    sketched.flatMap(this::replayed).filter(replayed -> isPast(replayed, at) && fitsChain(replayed));
            if (record.isEmpty()) {
                return Act.refused(refusal);
            }
            GameRecord opened = stored(record.get());
            if (opened.state() == GameRecord.State.ACTIVE) {
                Event resumed = new Event.Resumed("Board " + read.fact("board") + " goes on here.");
                opened = new BoardEvents(repositories).enter(opened, resumed, Actor.admin(admin), at);
            }
            return Act.done(opened);
        }

        private <T> Optional<T> refuse(Refusal because) {
            refusal = because;
            return Optional.empty();
        }

        private <T> Optional<T> wrong(String fact) {
            return refuse(RecordRefusal.WRONG_FACT.of(fact, read.fact(fact)));
        }

        private Optional<Game> game() {
            String name = read.fact("game");
            Optional<Game> game = games.named(name);
            if (game.isEmpty()) {
                return refuse(RecordRefusal.UNKNOWN_GAME.of(name, NearMiss.nearest(name, games.names())));
            }
            int here = game.get().rulesVersion();
            return read.fact("rules").equals(Integer.toString(here))
                    ? game
                    : refuse(RecordRefusal.OTHER_RULES.of(name, read.fact("rules"), here));
        }

        private Optional<List<Player>> players() {
            List<Player> players = new ArrayList<>();
            for (String named : read.players()) {
                Optional<Player> player = player(named);
                if (player.isEmpty()) {
                    return refuse(PlayRefusal.NO_SUCH_PLAYER.of(here(named)));
                }
                if (players.contains(player.get())) {
                    return refuse(PlayRefusal.NAMED_TWICE.of(here(named)));
                }
                players.add(player.get());
            }
            return Optional.of(players);
        }

        private Optional<List<Player>> successors() {
            List<Player> successors = new ArrayList<>();
            for (RecordReading.Happened happened : read.events()) {
                Optional<Player> successor = happened.successor().flatMap(this::player);
                if (happened.successor().isPresent() && successor.isEmpty()) {
                    return refuse(PlayRefusal.NO_SUCH_PLAYER.of(
                            here(happened.successor().get())));
                }
                successor.ifPresent(successors::add);
            }
            return Optional.of(successors);
        }

        private Optional<Player> player(String named) {
            return repositories.players().called(here(named));
        }

        private String here(String named) {
            return names.getOrDefault(named.toLowerCase(Locale.ROOT), named);
        }

        private Optional<Board> board(Game game, List<Player> players) {
            Optional<Map<String, String>> options = Dashed.read(read.fact("options"), "-");
            Optional<Map<String, String>> terms = Dashed.read(read.fact("terms"), "--");
            if (options.isEmpty()) {
                return wrong("options");
            }
            Optional<Terms> agreed =
                    terms.flatMap(typed -> TermsReading.of(typed).result());
            if (agreed.isEmpty()) {
                return wrong("terms");
            }
            Seed seed = read.seed().orElseGet(seeds);
            Act<Position> start = game.startWith(players.size(), options.get(), seed);
            if (start instanceof Act.Refused<Position> refused) {
                return refuse(refused.refusal());
            }
            Setup setup = start.now().setup();
            if (read.seed().isEmpty() && game.hasChance()) {
                return refuse(RecordRefusal.NO_SEED.of(game.name()));
            }
            return started().map(instant -> Board.begun(0, game, setup, agreed.get(), players, instant));
        }

        private Optional<Instant> started() {
            try {
                return Optional.of(Instant.parse(read.fact("started")));
            } catch (DateTimeException e) {
                return wrong("started");
            }
        }

        private Optional<GameRecord> replayed(Board board) {
            try {
                return Optional.of(GameRecord.replay(board, entries(board)));
            } catch (BrokenRecord e) {
                return refuse(RecordRefusal.DOES_NOT_REPLAY.of(e.getMessage()));
            }
        }

        private boolean isPast(GameRecord record, Instant now) {
            Optional<Instant> future = Stream.concat(
                            Stream.of(record.board().started()),
                            record.entries().stream().map(Entry::at))
                    .filter(instant -> instant.isAfter(now.plus(CLOCKS_DIFFER)))
                    .findFirst();
            future.ifPresent(instant -> refuse(RecordRefusal.IN_FUTURE.of(instant.toString())));
            return future.isEmpty();
        }

        /** Whether the record fits its hash chain; a record without one was written or changed by hand. */
        private boolean fitsChain(GameRecord record) {
            String chain = read.fact("chain");
            boolean fits = chain.isEmpty() || read.hasChainOf(record);
            if (!fits) {
                refuse(RecordRefusal.OTHER_CHAIN.of(chain));
            }
            return fits;
        }

        private List<Entry> entries(Board board) {
            List<Entry> entries = new ArrayList<>();
            List<Player> seated = new ArrayList<>(board.players());
            for (RecordReading.Happened happened : read.events()) {
                Optional<Player> successor = happened.successor().flatMap(this::player);
                Event event = successor
                        .map(player -> happened.event().givenTo(player.id()))
                        .orElse(happened.event());
                entries.add(new Entry(
                        entries.size() + 1,
                        happened.at(),
                        actor(seated, happened),
                        Proof.ADMIN,
                        OptionalLong.empty(),
                        event));
                successor.ifPresent(player -> Seat.all(seated.size()).stream()
                        .filter(event::handsOver)
                        .forEach(seat -> seated.set(seat.index(), player)));
            }
            return entries;
        }

        private static Actor actor(List<Player> seated, RecordReading.Happened happened) {
            return happened.event()
                    .by()
                    .map(seat -> isByServer(happened.event()) ? Actor.SERVER : Actor.player(seated.get(seat.index())))
                    .or(() -> happened.admin().map(Actor::admin))
                    .orElse(Actor.SERVER);
        }

        /** Whether the server caused the event, not the player. */
        private static boolean isByServer(Event event) {
            return event.decision()
                    .filter(step -> step.match(moved -> false, resigned -> false, lapsed -> true, withdrawn -> true))
                    .isPresent();
        }

        private GameRecord stored(GameRecord record) {
            Board board = record.begun();
            GameRecord opened = repositories
                    .boards()
                    .open(board.game(), board.setup(), board.terms(), board.players(), board.started());
            return repositories.boards().append(opened, record.entries());
        }
    }

    /** Options and terms in the form of a challenge. */
    private static final class Dashed {

        private static final Pattern ONE = Pattern.compile("(--?)([a-z][a-z0-9-]*)(?:=(\\S+))?");

        private Dashed() {}

        static Optional<Map<String, String>> read(String text, String dashes) {
            Map<String, String> named = new TreeMap<>();
            for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
                Matcher one = ONE.matcher(word);
                if (!one.matches() || !one.group(1).equals(dashes)) {
                    return Optional.empty();
                }
                named.put(one.group(2), Optional.ofNullable(one.group(3)).orElse(""));
            }
            return Optional.of(named);
        }
    }
}
