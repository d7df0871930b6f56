package pbem.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.store.Audit;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;
import pbem.testkit.MailResult;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTables;

/**
 * The tournaments of a club whose members move, vanish, leave, go on vacation, resign and come back. {@code
 * -Dpbem.tournaments.members=64 -Dpbem.tournaments.days=730 -Dpbem.tournaments.count=40} makes it two years of a large
 * club: 13,000 boards and hundreds of thousands of transactions. The disk sets the pace; with {@code
 * -Djava.io.tmpdir=/dev/shm} it takes half an hour.
 */
@Tag("long")
class TournamentsOfAClubTest {

    private static final int MEMBERS = Integer.getInteger("pbem.tournaments.members", 12);
    private static final int DAYS = Integer.getInteger("pbem.tournaments.days", 56);
    private static final int COUNT = Integer.getInteger("pbem.tournaments.count", 7);
    private static final long SEED = Long.getLong("pbem.tournaments.seed", 1);

    /** A player who never comes back forfeits within days, once their vacation is used up. */
    private static final int MOST_MORE_DAYS = 720;

    @TempDir
    Path directory;

    private final Random random = new Random(SEED);
    private final List<String> members =
            IntStream.rangeClosed(1, MEMBERS).mapToObj(i -> "member" + i).toList();
    private final Set<String> vanished = new HashSet<>();
    private final Map<String, Integer> told = new HashMap<>();
    private final TournamentAdministration administration = new TournamentAdministration(Club.GAMES, Club::seed);
    private Club club;

    @Test
    void every_tournament_ends_every_table_adds_up_and_nobody_is_told_twice() {
        try (Club open = new Club(directory, members.toArray(String[]::new))) {
            club = open;
            club.comesUp();
            for (int day = 0; day < DAYS; day++) {
                if (day % Math.max(1, DAYS / COUNT) == 0) {
                    announce(day * COUNT / DAYS);
                }
                day();
            }
            for (int day = 0; day < MOST_MORE_DAYS && !ending().isEmpty(); day++) {
                day();
            }
            assertThat(ending()).isEmpty();
            tournaments().forEach(this::addsUp);
            tournaments().forEach(this::nobodyMeetsTooOften);
            assertThat(told.entrySet().stream().filter(once -> once.getValue() > 1))
                    .isEmpty();
            assertThat(Audit.of(club.store()).faults()).isEmpty();
            assertThat(tournaments().stream().filter(t -> t.state() == Tournament.State.ENDED))
                    .hasSizeGreaterThan(COUNT / 3);
        }
    }

    private void announce(int index) {
        TournamentKind kind = TournamentKind.values()[index % TournamentKind.values().length];
        int seats = kind == TournamentKind.HEATS ? 3 : 2;
        TournamentRules rules = new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        kind.word(),
                        "Cup " + index,
                        Map.of(),
                        settings(index, seats))
                .rules()
                .now();
        club.changing(repositories -> administration.create(repositories, rules, List.of(), club.now()));
    }

    private Map<String, String> settings(int index, int seats) {
        Map<String, String> settings = new HashMap<>();
        settings.put("size", Integer.toString(5 + random.nextInt(MEMBERS - 6)));
        settings.put("seats", Integer.toString(seats));
        settings.put("entry-until", club.now().plus(Duration.ofDays(5)).toString());
        settings.put("boards-at-once", Integer.toString(index % 4));
        settings.put("round-days", Integer.toString(10 + random.nextInt(20)));
        if (index % 2 == 0) {
            settings.put("start-when-full", "");
        }
        return settings;
    }

    private List<Tournament> tournaments() {
        return club.changing(repositories -> repositories.tournaments().list(1000).stream()
                .map(summary ->
                        repositories.tournaments().numbered(summary.number()).orElseThrow())
                .toList());
    }

    /** The tournaments that must end and have not ended yet. */
    private List<Integer> ending() {
        return tournaments().stream()
                .filter(Tournament::isOpenOrRunning)
                .filter(tournament -> !tournament.rules().kind().isPerpetual())
                .map(Tournament::number)
                .toList();
    }

    private void day() {
        for (Tournament tournament : tournaments()) {
            if (tournament.isOpenOrRunning()) {
                live(tournament);
            }
        }
        play();
        club.later(Duration.ofHours(23).plusMinutes(random.nextInt(120)));
        club.scheduler().stir(club.now());
        MailResult ticked = club.ticks();
        assertThat(ticked.results().get(0)).endsWith(" 0 failed");
        note(ticked);
        assertThat(club.ticks().notices()).isEmpty();
    }

    private void live(Tournament tournament) {
        for (String member : members) {
            if (vanished.contains(member)) {
                continue;
            }
            Player player = club.player(member);
            if (!tournament.isPlaying(player.id()) && random.nextInt(3) == 0) {
                note(club.says(member, "join " + tournament.number()));
            } else if (random.nextInt(500) == 0) {
                note(club.says(member, "leave " + tournament.number()));
            } else if (tournament.rules().kind() == TournamentKind.LADDER && random.nextInt(10) == 0) {
                int rung = tournament.rungs().indexOf(player.id());
                if (rung > 0) {
                    String above = user(tournament.rungs().get(rung - 1));
                    note(club.says(member, "tournament " + tournament.number() + " challenge " + above));
                }
            }
        }
    }

    private String user(long player) {
        return club.changing(repositories -> repositories.players().withId(player))
                .orElseThrow()
                .user();
    }

    private void play() {
        for (String member : members) {
            int fate = random.nextInt(1000);
            if (fate < 5) {
                vanished.add(member);
            } else if (fate < 30) {
                vanished.remove(member);
            } else if (fate < 35) {
                note(club.says(member, "vacation 5 days"));
            }
        }
        for (BoardSummary board :
                club.changing(repositories -> repositories.boards().list(BoardFilter.ALL.onlyOpen(true)))) {
            GameRecord record = club.record(board.number());
            for (int move = 0; move < 4 && record.state() == GameRecord.State.ACTIVE; move++) {
                Seat seat = record.toMove().get(0);
                String user = record.board().player(seat).user();
                if (vanished.contains(user) || random.nextInt(3) == 0) {
                    break;
                }
                boolean resigns = random.nextInt(60) == 0;
                note(club.says(user, (resigns ? "resign " : "move ") + board.number() + (resigns ? "" : take(record))));
                record = club.record(board.number());
            }
        }
    }

    private String take(GameRecord record) {
        List<String> legal =
                record.position().moves().stream().map(move -> move.notation()).toList();
        return " " + legal.get(random.nextInt(legal.size()));
    }

    /** Counts the news that must be told once each: beginnings, rounds and ends. */
    private void note(MailResult result) {
        for (String notice : result.notices()) {
            if (notice.contains(": tournament ")) {
                String user = notice.substring(0, notice.indexOf(':'));
                for (String part :
                        notice.substring(notice.indexOf(": tournament ") + 2).split(" \\| |: ")) {
                    boolean once = part.contains("has begun") || part.endsWith("is over.");
                    if (once) {
                        told.merge(user + " " + part, 1, Integer::sum);
                    }
                }
            }
        }
    }

    private void addsUp(Tournament tournament) {
        for (Fixture fixture : tournament.fixtures()) {
            fixture.score().ifPresent(score -> {
                int seats = fixture.seats().size();
                int sum = score.halves().stream().mapToInt(i -> i).sum();
                assertThat(sum).isLessThanOrEqualTo(seats * (seats - 1));
                assertThat(!score.played() || sum == seats * (seats - 1)).isTrue();
            });
        }
        if (tournament.state() == Tournament.State.ENDED) {
            List<TableRow> rows = TournamentTables.overall(tournament).rows();
            assertThat(rows.stream().map(TableRow::player))
                    .doesNotHaveDuplicates()
                    .hasSize(tournament.entrants().size());
            assertThat(rows.get(0).rank()).isEqualTo(1);
        }
    }

    private void nobodyMeetsTooOften(Tournament tournament) {
        TournamentKind kind = tournament.rules().kind();
        if (kind == TournamentKind.HEATS || kind == TournamentKind.LADDER || kind == TournamentKind.SWISS) {
            return; // repeated meetings are right: heats, challenges, the last resort of a Swiss
        }
        Map<List<Object>, Integer> meetings = new HashMap<>();
        tournament
                .fixtures()
                .forEach(fixture ->
                        meetings.merge(List.of(fixture.stage(), new HashSet<>(fixture.seats())), 1, Integer::sum));
        int most = tournament.rules().boardsOfAMeeting() + (kind == TournamentKind.KNOCK_OUT ? 1 : 0);
        assertThat(new ArrayList<>(meetings.values()))
                .allSatisfy(count -> assertThat(count).isLessThanOrEqualTo(most));
    }
}
