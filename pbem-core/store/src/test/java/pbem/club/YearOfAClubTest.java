package pbem.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.repository.BoardFilter;
import pbem.store.Audit;
import pbem.store.Tables;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/**
 * A year of a club whose members play all games, some daily and some rarely, and write as people do.
 * {@code -Dpbem.year.members=200 -Dpbem.year.days=365} makes it a large club; the test prints what it counted.
 */
@Tag("long")
class YearOfAClubTest {

    private static final int MEMBERS = Integer.getInteger("pbem.year.members", 12);
    private static final int DAYS = Integer.getInteger("pbem.year.days", 60);
    private static final long SEED = Long.getLong("pbem.year.seed", 1);

    private static final int PARTS_OF_A_DAY = 4;

    @TempDir
    Path directory;

    private final Random random = new Random(SEED);

    private Club club;
    private Tally tally;
    private List<Member> members;

    @BeforeEach
    void open() {
        String[] users =
                IntStream.rangeClosed(1, MEMBERS).mapToObj(i -> "member" + i).toArray(String[]::new);
        club = new Club(directory, users);
        tally = new Tally(club);
        members = Stream.of(users)
                .map(user -> new Member(club, user, new Random(random.nextLong()), tally))
                .toList();
    }

    @Test
    void everyAcknowledgedMoveIsInTheLogOnceAndEveryPlayerIsToldOnce() {
        try (Club open = club) {
            open.comesUp();
            for (int day = 0; day < DAYS; day++) {
                day();
            }
            System.out.println(
                    "A club of " + MEMBERS + " in " + DAYS + " days: " + tally + ", " + lapses() + " lapses, "
                            + boards().size() + " boards, "
                            + boards().stream()
                                    .filter(board -> board.result().isPresent())
                                    .count() + " of them over");
            assertThat(Audit.of(open.store()).faults()).isEmpty();
            assertThat(movesInTheLogs()).isEqualTo(tally.movesAcknowledged());
            assertThat(toldTwice()).isEmpty();
            assertThat(tally.movesAcknowledged()).isGreaterThan(MEMBERS * DAYS / 20);
            assertThat(tally.reminders()).isPositive();
            assertThat(lapses()).isPositive();
        }
    }

    private void day() {
        for (int part = 0; part < PARTS_OF_A_DAY; part++) {
            boolean down = random.nextInt(200) == 0;
            club.later(Duration.ofHours(24 / PARTS_OF_A_DAY + (down ? 30 : 0)));
            if (down) {
                club.comesUp();
            } else {
                club.scheduler().stir(club.now());
            }
            List<Member> others = new ArrayList<>(members);
            members.forEach(member -> member.live(others));
            MailResult handled = club.ticks();
            assertThat(handled.results().get(0)).endsWith(" 0 failed");
            tally.reminded(handled);
        }
    }

    private List<BoardSummary> boards() {
        return club.store().read(tx -> tx.boards().list(BoardFilter.ALL));
    }

    private Stream<Entry> entries() {
        return boards().stream().flatMap(board -> club.record(board.number()).entries().stream());
    }

    /** Moves that players sent themselves. The server plays queued moves and reports them with the move before. */
    private int movesInTheLogs() {
        return (int) entries()
                .filter(entry -> entry.event() instanceof Event.Moved moved && !moved.queued())
                .filter(entry -> entry.actor().role() == Actor.Role.PLAYER)
                .count();
    }

    private int lapses() {
        return (int)
                entries().filter(entry -> entry.event() instanceof Event.Lapsed).count();
    }

    /** The players who got two mails about one event. */
    private List<String> toldTwice() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT player_id || ' of board ' || board || ' at ' || revision FROM outbox"
                                + " WHERE kind = 'board' GROUP BY player_id, board, revision HAVING count(*) > 1")
                        .mapTo(String.class)
                        .list());
    }
}
