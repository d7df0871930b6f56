package pbem.cli.exchange;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.cli.home.PbemServer;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.handler.club.Officer;
import pbem.play.RecordImport;
import pbem.player.Player;
import pbem.record.Event;
import pbem.record.text.FileGame;
import pbem.record.text.GameReplay;
import pbem.record.text.RecordReading;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;
import pbem.request.ProposedUserId;
import pbem.request.UserId;

/**
 * Makes boards that are over of the games of a file as other programs write it. All moves are judged by our rules. Its people
 * get accounts without an address, unless they are said to be somebody here.
 */
public final class FileImport {

    private static final Pattern DAY = Pattern.compile("([0-9]{4})[.-](..)[.-](..).*");

    /** How long its people had to think is not known here. */
    private static final String UNTIMED = "--unrated --forfeittime=9999 --nagtime=9999";

    private final PbemServer server;
    private final Map<String, String> names = new HashMap<>();
    private final String by;

    /**
     * @param names as they stand in the file, and what they are called here
     * @param by who does it
     */
    public FileImport(PbemServer server, Map<String, String> names, String by) {
        this.server = server;
        this.by = by;
        names.forEach((there, here) -> this.names.put(there.toLowerCase(Locale.ROOT), here));
    }

    /**
     * What became of one game: a board, or in one line why not.
     *
     * @param line of the file
     * @param board 0 for none
     * @param was whether it was that board already
     */
    public record Outcome(int line, int board, boolean was, String why) {}

    /** @param dry whether nothing is to be kept */
    public List<Outcome> of(String text, boolean dry) {
        return FileGame.read(text).stream()
                .map(game -> game.match(played -> played(played, dry), broken -> not(broken.line(), broken.why())))
                .toList();
    }

    private Outcome not(int line, Refusal why) {
        return new Outcome(line, 0, false, server.say(why.phrase()));
    }

    private Outcome played(FileGame.Played file, boolean dry) {
        String source = source(file);
        Optional<Integer> before =
                server.store().read(tx -> tx.repositories().boards().takenOver(source));
        if (before.isPresent()) {
            return new Outcome(file.line(), before.get(), true, "");
        }
        Instant now = server.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        return GameReplay.of(file, server.games(), started(file, now), by)
                .match(fits -> opened(file, fits, source, now, dry), refused -> not(refused.line(), refused.why()));
    }

    private Outcome opened(FileGame.Played file, GameReplay.Fits fits, String source, Instant now, boolean dry) {
        try {
            return server.store().change(tx -> {
                List<String> players = new ArrayList<>();
                for (String colour : fits.colours()) {
                    players.add(user(tx.repositories(), file, name(file, colour), now));
                }
                RecordReading.Read read = new RecordReading.Read(
                        facts(file, fits, now), players, events(tx.repositories(), players, fits));
                return new RecordImport(server.games(), server.seeds(), Map.of())
                        .read(tx.repositories(), read, by, now)
                        .match(
                                done -> {
                                    int board = done.board().number();
                                    tx.repositories().boards().takeOver(source, board);
                                    tx.repositories().auditLog().write(entry(board), now);
                                    if (dry) {
                                        throw new Undone(new Outcome(file.line(), board, false, ""));
                                    }
                                    return new Outcome(file.line(), board, false, "");
                                },
                                refused -> {
                                    throw new Undone(not(file.line(), refused));
                                });
            });
        } catch (Undone undone) {
            return undone.outcome;
        }
    }

    /** What a file remarks on moves of somebody who is here is not what they said. */
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

    /** Who had that colour, as the file names them. */
    private static String name(FileGame.Played file, String colour) {
        Optional<String> named = file.isTree()
                ? file.said("P" + colour)
                : file.said(colour).or(() -> colour.equals("White") ? file.said("Red") : Optional.empty());
        return named.filter(name -> !name.startsWith("?")).orElse("unknown-" + colour);
    }

    /**
     * The userid of somebody of the file: the one that was given, or one without an address that has the name in plain letters.
     * Nobody who plays here is taken for a person of a file, or its remarks would be their words.
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
                .orElseGet(() -> server.accounts()
                        .enrolDeparted(repositories, user, now)
                        .match(Player::user, refused -> {
                            throw new Undone(not(file.line(), refused));
                        }));
    }

    private boolean isNobodys(Repositories repositories, String user) {
        return UserId.objection(user, server.games()).isEmpty() && !isHere(repositories, user);
    }

    /** As far as it is said, and never after now. */
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

    /** By which a game is known again. */
    private static String source(FileGame.Played file) {
        StringBuilder told = new StringBuilder("game of a file");
        new TreeMap<>(file.head())
                .forEach((name, values) -> told.append('\n').append(name).append(values));
        file.moves().forEach(move -> told.append('\n').append(move.colour()).append(move.text()));
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(told.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /** Ends a transaction of which nothing is to be kept. */
    private static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Outcome outcome;

        Undone(Outcome outcome) {
            super(null, null, false, false);
            this.outcome = outcome;
        }
    }
}
