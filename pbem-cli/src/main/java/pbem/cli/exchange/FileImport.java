package pbem.cli.exchange;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.home.PbemServer;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.handler.club.Officer;
import pbem.play.RecordImport;
import pbem.player.Player;
import pbem.record.BrokenRecord;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.text.FileGame;
import pbem.record.text.GameReplay;
import pbem.record.text.RecordReading;
import pbem.record.text.RecordText;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;
import pbem.request.ProposedUserId;
import pbem.request.UserId;

/**
 * Makes boards from the games in a file: records of this program, or finished games that another program wrote. Our
 * rules judge all moves. A player of a record is the user of that name here. The players in other files get accounts
 * without an address, unless they are declared to be users here.
 */
public final class FileImport {

    private static final Pattern DAY = Pattern.compile("([0-9]{4})[.-](..)[.-](..).*");

    private static final Pattern EVENT = Pattern.compile("[0-9]+ ");

    /** The terms of imported games, since their time limits are unknown. */
    private static final String UNTIMED = "--unrated --forfeittime=9999 --nagtime=9999";

    private final PbemServer server;
    private final Map<String, String> names = new HashMap<>();
    private final boolean departed;
    private final String by;

    /**
     * @param names userids here by the names in the file
     * @param departed whether players of finished records who have no account here get one without an address
     * @param by the person who imports
     */
    public FileImport(PbemServer server, Map<String, String> names, boolean departed, String by) {
        this.server = server;
        this.departed = departed;
        this.by = by;
        names.forEach((there, here) -> this.names.put(there.toLowerCase(Locale.ROOT), here));
    }

    /**
     * The outcome for one game: its board, or one line that says why it has none.
     *
     * @param line the line of the file
     * @param board the board's number; 0 for none
     * @param was whether the game had been imported before
     */
    public record Outcome(int line, int board, boolean was, String why) {}

    /**
     * Imports the games of a text, each when its outcome is asked for.
     *
     * @param dry whether to keep nothing
     */
    public Stream<Outcome> of(String text, boolean dry) {
        List<String> lines = text.lines().map(String::stripTrailing).toList();
        List<Integer> records = IntStream.range(0, lines.size())
                .filter(index -> lines.get(index).equals(RecordText.FIRST_LINE))
                .boxed()
                .toList();
        if (records.isEmpty()) {
            return FileGame.read(text).stream()
                    .map(game -> game.match(played -> played(played, dry), broken -> not(broken.line(), broken.why())));
        }
        return IntStream.range(0, records.size()).mapToObj(at -> {
            int end = at + 1 < records.size() ? records.get(at + 1) : lines.size();
            int line = records.get(at) + 1;
            List<String> written = lines.subList(line - 1, end);
            return RecordReading.of(String.join("\n", written))
                    .match(read -> recorded(line, read, source(read, written), dry), refusal -> not(line, refusal));
        });
    }

    private Outcome recorded(int line, RecordReading.Read read, String source, boolean dry) {
        Instant now = server.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        return kept(tx -> {
            Optional<Integer> before = tx.boards().takenOver(source).or(() -> ours(tx, read));
            if (before.isPresent()) {
                return already(tx, line, read, before.get());
            }
            if (departed && !read.fact("state").equals("active")) {
                enrolDeparted(tx, line, read, now);
            }
            return entered(tx, line, read, names, source, now, dry);
        });
    }

    /** The board of this server that a record was written from: no other board has its number and its seed. */
    private static Optional<Integer> ours(Repositories repositories, RecordReading.Read read) {
        return read.board()
                .filter(number -> !read.fact("chain").isEmpty())
                .flatMap(number -> sound(repositories, number))
                .filter(record -> record.board().setup().seed().fingerprint().equals(read.fingerprint()))
                .map(record -> record.board().number());
    }

    /** The record of a board here; empty if it does not replay, so that the other games of a file can be imported. */
    private static Optional<GameRecord> sound(Repositories repositories, int number) {
        try {
            return repositories.boards().record(number);
        } catch (BrokenRecord e) {
            return Optional.empty();
        }
    }

    /** The outcome for a record of a game that is here: refused if it tells more than the board here. */
    private static Outcome already(Repositories repositories, int line, RecordReading.Read read, int board) {
        int events = read.events().size();
        boolean whole = read.fact("chain").isEmpty()
                || sound(repositories, board)
                        .filter(record -> record.revision() >= events && read.hasChainOf(record.at(events)))
                        .isPresent();
        return whole
                ? new Outcome(line, board, true, "")
                : new Outcome(line, 0, false, "it is board " + board + " already, which lacks some of these events");
    }

    private void enrolDeparted(Repositories repositories, int line, RecordReading.Read read, Instant now) {
        Stream.concat(read.players().stream(), read.events().stream().flatMap(one -> one.successor().stream()))
                .map(this::here)
                .filter(user -> repositories.players().called(user).isEmpty())
                .distinct()
                .forEach(user -> enrolled(repositories, line, user, now));
    }

    private String here(String there) {
        return names.getOrDefault(there.toLowerCase(Locale.ROOT), there);
    }

    private String enrolled(Repositories repositories, int line, String user, Instant now) {
        return server.accounts().enrolDeparted(repositories, user, now).match(Player::user, refused -> {
            throw new Undone(not(line, refused));
        });
    }

    private Outcome kept(Function<Repositories, Outcome> taking) {
        try {
            return server.store().change(taking);
        } catch (Undone undone) {
            return undone.outcome;
        }
    }

    private Outcome entered(
            Repositories repositories,
            int line,
            RecordReading.Read read,
            Map<String, String> called,
            String source,
            Instant now,
            boolean dry) {
        return new RecordImport(server.games(), server.seeds(), called)
                .read(repositories, read, by, now)
                .match(
                        done -> {
                            int board = done.board().number();
                            repositories.boards().takeOver(source, board);
                            repositories.auditLog().write(entry(board), now);
                            Outcome outcome = new Outcome(line, board, false, "");
                            if (dry) {
                                throw new Undone(outcome);
                            }
                            return outcome;
                        },
                        refused -> {
                            throw new Undone(not(line, refused));
                        });
    }

    private Outcome not(int line, Refusal why) {
        return new Outcome(line, 0, false, server.say(why.phrase()));
    }

    private Outcome played(FileGame.Played file, boolean dry) {
        String source = source(file);
        Optional<Integer> before = server.store().read(tx -> tx.boards().takenOver(source));
        if (before.isPresent()) {
            return new Outcome(file.line(), before.get(), true, "");
        }
        Instant now = server.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        return GameReplay.of(file, server.games(), started(file, now))
                .match(fits -> opened(file, fits, source, now, dry), refused -> not(refused.line(), refused.why()));
    }

    private Outcome opened(FileGame.Played file, GameReplay.Fits fits, String source, Instant now, boolean dry) {
        return kept(tx -> {
            List<String> players = fits.colours().stream()
                    .map(colour -> user(tx, file, name(file, colour), now))
                    .toList();
            RecordReading.Read read =
                    new RecordReading.Read(facts(file, fits, now), players, events(tx, players, fits));
            return entered(tx, file.line(), read, Map.of(), source, now, dry);
        });
    }

    /** The events of a game, without the file's comments on moves of users here: they did not write those comments. */
    private static List<RecordReading.Happened> events(
            Repositories repositories, List<String> players, GameReplay.Fits fits) {
        Set<Seat> here = Seat.all(players.size()).stream()
                .filter(seat -> isHere(repositories, players.get(seat.index())))
                .collect(Collectors.toSet());
        return fits.events().stream()
                .map(one -> one.event() instanceof Event.Moved moved && here.contains(moved.seat())
                        ? new RecordReading.Happened(
                                one.at(),
                                one.admin(),
                                new Event.Moved(moved.seat(), moved.notation(), ""),
                                one.successor())
                        : one)
                .toList();
    }

    private static boolean isHere(Repositories repositories, String user) {
        return repositories
                .players()
                .called(user)
                .filter(player -> player.state() != Player.State.GONE)
                .isPresent();
    }

    private AuditEntry.Draft entry(int board) {
        return new AuditEntry.Draft(
                Officer.atTerminal(by).author(), "import", OptionalLong.empty(), OptionalInt.of(board), "");
    }

    private static Map<String, String> facts(FileGame.Played file, GameReplay.Fits fits, Instant now) {
        Map<String, String> facts = new TreeMap<>();
        facts.put("game", fits.game().name());
        facts.put("rules", Integer.toString(fits.game().rulesVersion()));
        facts.put("options", fits.setup().spelled());
        facts.put("terms", UNTIMED);
        facts.put("started", started(file, now).toString());
        return facts;
    }

    /** The file's name for the player of that colour. */
    private static String name(FileGame.Played file, String colour) {
        Optional<String> named = file.isTree()
                ? file.said("P" + colour)
                : file.said(colour).or(() -> colour.equals("White") ? file.said("Red") : Optional.empty());
        return named.filter(name -> !name.startsWith("?")).orElse("unknown-" + colour);
    }

    /**
     * The userid of a player in the file: the one that was given, or else a new one without an address, made of the
     * plain letters of the name. An active user is never matched by name; otherwise the file's comments would appear as
     * that user's words.
     */
    private String user(Repositories repositories, FileGame.Played file, String there, Instant now) {
        String user = names.computeIfAbsent(
                there.toLowerCase(Locale.ROOT),
                name -> Stream.of(there, "p-" + there)
                        .map(ProposedUserId::plain)
                        .filter(one -> isNobodys(repositories, one))
                        .findFirst()
                        .or(() -> ProposedUserId.of("p-" + there, server.games(), repositories.players()))
                        .orElse("p-" + ProposedUserId.plain(there)));
        return repositories
                .players()
                .called(user)
                .map(Player::user)
                .orElseGet(() -> enrolled(repositories, file.line(), user, now));
    }

    private boolean isNobodys(Repositories repositories, String user) {
        return UserId.objection(user, server.games()).isEmpty() && !isHere(repositories, user);
    }

    /** The time at which the game began, as far as the file says; early enough for all its moves to be over now. */
    private static Instant started(FileGame.Played file, Instant now) {
        Optional<String> said =
                file.isTree() ? file.said("DT") : file.said("UTCDate").or(() -> file.said("Date"));
        Optional<Instant> at = said.flatMap(day -> day(day, file.said("UTCTime").orElse("00:00:00")));
        Instant last = now.minus(file.moves().stream().map(FileGame.Moved::took).reduce(Duration.ZERO, Duration::plus));
        return at.filter(began -> began.isBefore(last)).orElse(last);
    }

    private static Optional<Instant> day(String day, String time) {
        Matcher parts = DAY.matcher(day);
        Function<String, String> known = part -> part.matches("[0-9]{2}") ? part : "01";
        if (!parts.matches()) {
            return day.matches("[0-9]{4}.*") ? day(day.substring(0, 4) + ".??.??", time) : Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(
                            parts.group(1) + "-" + known.apply(parts.group(2)) + "-" + known.apply(parts.group(3)))
                    .atTime(LocalTime.parse(time))
                    .toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** A hash by which the game is recognized later. */
    private static String source(FileGame.Played file) {
        StringBuilder told = new StringBuilder("game of a file");
        new TreeMap<>(file.head())
                .forEach((name, values) -> told.append('\n').append(name).append(values));
        file.moves().forEach(move -> told.append('\n').append(move.colour()).append(move.text()));
        return DigestUtils.sha256Hex(told.toString());
    }

    /**
     * A hash of what never changes while a game goes on: how it began, its number there and its seed. A record without
     * a chain may be changed on purpose, so all that it says happened counts, but not its words and not the number.
     */
    private String source(RecordReading.Read read, List<String> written) {
        StringJoiner told = new StringJoiner("\n", "record\n", "");
        Stream.of("game", "rules", "options", "terms", "started")
                .map(read::fact)
                .forEach(told::add);
        if (!read.fact("chain").isEmpty()) {
            return DigestUtils.sha256Hex(
                    told.add(read.fact("board")).add(read.fingerprint()).toString());
        }
        read.players().stream().map(this::here).forEach(told::add);
        written.stream()
                .takeWhile(line -> !line.equals(RecordText.LAST_LINE))
                .filter(line -> EVENT.matcher(line).lookingAt())
                .forEach(told::add);
        return DigestUtils.sha256Hex(told.toString());
    }

    /** Rolls back a transaction, so that it leaves nothing behind. */
    private static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Outcome outcome;

        Undone(Outcome outcome) {
            super(null, null, false, false);
            this.outcome = outcome;
        }
    }
}
