package pbem.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/**
 * Months in the life of a club whose players forget, travel and come back, on a server with outages, over changes of
 * clocks and the end of a year. The test counts times and deadlines a second time, minute by minute.
 */
@Tag("long")
class MonthsOfAClubTest {

    private static final Map<String, String> HOMES = Map.of(
            "alice", "Europe/Berlin",
            "bob", "America/New_York",
            "carol", "Pacific/Auckland",
            "dave", "Asia/Kathmandu",
            "erin", "UTC");
    private static final List<String> PLAYERS = List.of("alice", "bob", "carol", "dave", "erin");
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    Path directory;

    private Club club;
    private Random random;
    private final List<Span> down = new ArrayList<>();
    private final Map<String, List<Instant>> reminders = new HashMap<>();
    private final Map<Integer, List<Instant>> warnings = new HashMap<>();
    private int lapses;

    @ParameterizedTest
    @CsvSource({"1, 2025-09-20T10:00:00Z", "2, 2026-02-10T03:00:00Z", "3, 2025-11-25T17:30:00Z"})
    void time_is_counted_right_and_everybody_is_warned(long seed, Instant start) {
        random = new Random(seed);
        club = new Club(directory, PLAYERS.toArray(String[]::new));
        club.at(start);
        HOMES.forEach(club::lives);
        club.wants("erin", Preferences.Digest.DAILY);
        PLAYERS.forEach(user -> hasTaken(user, 24, start.minus(Duration.ofDays(30))));
        club.comesUp();
        try {
            for (int step = 0; step < 260; step++) {
                step();
            }
            assertThat(lapses).isGreaterThan(5);
            assertThat(Audit.of(club.store()).faults()).isEmpty();
            nobodyWasRemindedTwiceADay();
        } finally {
            club.close();
        }
    }

    /** Past vacation, so that little of this year's is left. */
    private void hasTaken(String user, int days, Instant from) {
        Player player = club.player(user);
        club.store()
                .change(tx -> tx.vacations()
                        .take(
                                player,
                                new Span(from, from.plus(Duration.ofDays(days))),
                                ZoneOffset.UTC,
                                Vacation.Kind.PLANNED));
    }

    private void step() {
        if (random.nextInt(60) == 0) {
            Instant from = club.now();
            club.later(Duration.ofMinutes(60 + random.nextInt(4 * 24 * 60)));
            down.add(new Span(from, club.now()));
            club.comesUp();
        } else {
            club.later(Duration.ofMinutes(60 + random.nextInt(14 * 60)));
            club.scheduler().stir(club.now()); // it was up all the time
        }
        startBoards();
        PLAYERS.forEach(this::live);
        Map<Integer, GameRecord> before = open();
        MailResult handled = club.ticks();
        assertThat(handled.results().get(0)).endsWith(" 0 failed");
        handled.notices().forEach(this::note);
        before.forEach(this::judge);
        assertThat(club.ticks().notices()).isEmpty();
    }

    private Map<Integer, GameRecord> open() {
        Map<Integer, GameRecord> open = new HashMap<>();
        club.store()
                .read(tx -> tx.boards().list(BoardFilter.ALL.onlyOpen(true)))
                .forEach(board -> open.put(board.number(), club.record(board.number())));
        return open;
    }

    private void startBoards() {
        while (open().size() < 4) {
            List<String> players = new ArrayList<>(PLAYERS);
            Collections.shuffle(players, random);
            int forfeit = List.of(2, 3, 5, 8).get(random.nextInt(4));
            Map<String, String> terms = new HashMap<>(Map.of(
                    "forfeittime",
                    Integer.toString(forfeit),
                    "nagtime",
                    Integer.toString(1 + random.nextInt(forfeit))));
            if (random.nextInt(4) == 0) {
                terms.put("claim", "");
            }
            club.board(
                    "pebbles", terms, players.subList(0, 2 + random.nextInt(2)).toArray(String[]::new));
        }
    }

    /** Most move within a day or two; each is sometimes away for longer, with or without a vacation. */
    private void live(String user) {
        if (random.nextInt(70) == 0) {
            club.says(user, "vacation " + (1 + random.nextInt(5)) + " days");
        }
        if (random.nextInt(200) == 0) {
            club.says(user, "back");
        }
        boolean absent = (club.now().getEpochSecond() / 86_400 + PLAYERS.indexOf(user) * 7L) % 35 < 18;
        if (absent || random.nextInt(6) != 0) {
            return;
        }
        open().forEach((number, record) -> {
            boolean hisTurn =
                    record.board().player(record.toMove().get(0)).user().equals(user);
            if (hisTurn) {
                club.says(user, "move " + number + " take1");
            } else if (record.board().terms().claim()
                    && record.board().seat(club.player(user)).isPresent()) {
                MailResult handled = club.says(user, "claim " + number);
                handled.notices().forEach(this::note);
                judge(number, record);
            }
        });
    }

    private void note(String notice) {
        String user = notice.substring(0, notice.indexOf(':'));
        String boards = notice.contains("reminder of ")
                ? notice.substring(notice.indexOf("reminder of ") + 12)
                : notice.contains("to move on") ? notice.substring(notice.indexOf("to move on") + 10) : "";
        if (notice.contains(": reminder of") || notice.contains(": digest of")) {
            reminders.computeIfAbsent(user, key -> new ArrayList<>()).add(club.now());
        }
        for (String board : boards.split("[, ]+")) {
            if (!board.isEmpty()) {
                warnings.computeIfAbsent(Integer.parseInt(board), key -> new ArrayList<>())
                        .add(club.now());
            }
        }
    }

    /** Checks what a round did to a board that was under way. */
    private void judge(int number, GameRecord before) {
        GameRecord after = club.record(number);
        for (Entry entry : after.entries().subList(before.revision(), after.revision())) {
            if (entry.event() instanceof Event.Lapsed lapsed) {
                lapses++;
                GameRecord lately = after.at(entry.revision() - 1);
                Instant began = began(lately, lapsed.seat());
                Player player = after.board().player(lapsed.seat());
                boolean moved =
                        lately.entries().stream().anyMatch(e -> e.event().isMoveOf(lapsed.seat()));
                assertThat(counted(player, moved, began, entry.at()))
                        .isGreaterThanOrEqualTo(after.board().terms().clock().forfeitDays() * 1440L - 2);
                assertThat(warnings.getOrDefault(number, List.of()))
                        .as("warnings of board " + number + " to " + player.user() + " since " + began)
                        .anyMatch(warned -> !warned.isBefore(began) && !warned.isAfter(entry.at()));
            }
        }
        boolean late = after.state() == GameRecord.State.ACTIVE
                && !after.board().terms().claim()
                && club.clock(number).deadline().orElseThrow().isBefore(club.now());
        assertThat(late).isFalse();
    }

    /** The last event that put the seat on turn, or the seat's own last move. */
    private static Instant began(GameRecord record, Seat seat) {
        Instant began = record.board().started();
        for (Entry entry : record.entries()) {
            Position before = record.positions().get(entry.revision() - 1);
            boolean came = !before.toMove().contains(seat);
            boolean moved = entry.event().isMoveOf(seat);
            if (came || moved) {
                began = entry.at();
            }
        }
        return began;
    }

    /** The thinking time, counted minute by minute. Before the first move only planned vacations count. */
    private long counted(Player player, boolean moved, Instant from, Instant to) {
        List<Vacation> away = club.vacations(player.user()).stream()
                .filter(vacation -> moved || vacation.kind() == Vacation.Kind.PLANNED)
                .toList();
        long minutes = 0;
        for (Instant minute = from; minute.isBefore(to); minute = minute.plus(MINUTE)) {
            Instant now = minute;
            boolean stands = away.stream().anyMatch(vacation -> vacation.covers(now))
                    || down.stream().anyMatch(span -> span.contains(now));
            minutes += stands ? 0 : 1;
        }
        return minutes;
    }

    private void nobodyWasRemindedTwiceADay() {
        assertThat(reminders).containsKeys(PLAYERS.toArray(String[]::new));
        reminders.forEach((user, times) -> {
            for (int i = 1; i < times.size(); i++) {
                Duration between = Duration.between(times.get(i - 1), times.get(i));
                if (user.equals(
                        "erin")) { // a digest that came late, since the server was down, is followed by a punctual one
                    assertThat(times.get(i).getEpochSecond() / 86_400)
                            .isGreaterThan(times.get(i - 1).getEpochSecond() / 86_400);
                } else {
                    assertThat(between).as(user).isGreaterThanOrEqualTo(Duration.ofDays(1));
                }
            }
        });
    }
}
