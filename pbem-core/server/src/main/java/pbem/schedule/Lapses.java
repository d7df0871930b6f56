package pbem.schedule;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.clock.BoardClock;
import pbem.clock.ClockRules;
import pbem.clock.SeatClock;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.clock.VacationBudget;
import pbem.game.Seat;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * What becomes of players whose time is up: a vacation saves who has moved, as long as they have days left; otherwise the game
 * goes on without them, by itself or once an opponent claims it. Nobody lapses while a mail waits that may hold their move.
 */
public final class Lapses {

    /** So many days are taken at once: enough to come back from most journeys, and seldom all of a year. */
    static final int AUTOMATIC_DAYS = 7;

    private final ClockRules rules;

    public Lapses(ClockRules rules) {
        this.rules = rules;
    }

    /** What was done. */
    public record Done(int lapses, int vacations) {
        static final Done NOTHING = new Done(0, 0);
    }

    /** Who wants to know, and why. */
    public record Occasion(Instant now, OptionalLong cause, boolean claimed) {}

    /** Does what is due on a board; running it again does nothing more. */
    public Done settle(Repositories repositories, int number, Occasion occasion) {
        int lapses = 0;
        int vacations = 0;
        Optional<GameRecord> record = repositories.boards().record(number);
        while (record.isPresent()) {
            Optional<SeatClock> late = late(repositories, record.get(), occasion.now());
            if (late.isEmpty()) {
                break;
            }
            Board board = record.get().board();
            boolean savable = late.get().moved() && !board.terms().clock().withoutVacation();
            if (savable && save(repositories, board.player(late.get().seat()), late.get(), occasion.now())) {
                vacations++;
            } else if (occasion.claimed() || !board.terms().claim()) {
                record =
                        Optional.of(lapse(repositories, record.get(), late.get().seat(), occasion));
                lapses++;
            } else {
                announce(repositories, record.get(), occasion.now());
                break;
            }
        }
        return new Done(lapses, vacations);
    }

    /** Who is out of time first; empty if nobody is, or a mail may still save them. */
    private static Optional<SeatClock> late(Repositories repositories, GameRecord record, Instant now) {
        return repositories.clocks().of(record).onTurn().stream()
                .filter(clock -> clock.turn().orElseThrow().isOver(now))
                .filter(clock -> !repositories
                        .backlog()
                        .reachesBackTo(clock.turn().orElseThrow().deadline()))
                .findFirst();
    }

    private boolean save(Repositories repositories, Player player, SeatClock clock, Instant now) {
        Optional<Span> days = player.state() == Player.State.ACTIVE
                ? new VacationBudget(
                                rules.vacationDays(), repositories.vacations().of(player))
                        .from(
                                clock.turn().orElseThrow().deadline(),
                                repositories.preferences().of(player).zone(),
                                AUTOMATIC_DAYS)
                : Optional.empty();
        if (days.isEmpty()) {
            return false;
        }
        Vacation vacation = repositories
                .vacations()
                .take(player, days.get(), repositories.preferences().of(player).zone(), Vacation.Kind.AUTOMATIC);
        repositories.clocks().refresh(player);
        int year = days.get().from().atZone(vacation.zone()).getYear();
        int left = new VacationBudget(
                        rules.vacationDays(), repositories.vacations().of(player))
                .left(year);
        List<ScheduledNotice.Due> waiting = repositories.clocks().turns(player).stream()
                .map(turn -> new ScheduledNotice.Due(
                        turn.board(), turn.revision(), turn.turn().deadline()))
                .toList();
        repositories
                .notices()
                .post(
                        Recipient.player(player),
                        new ScheduledNotice.VacationTaken(
                                days.get().from(), days.get().to(), left, waiting),
                        OptionalLong.empty(),
                        now);
        return true;
    }

    private static GameRecord lapse(Repositories repositories, GameRecord record, Seat seat, Occasion occasion) {
        Entry entry = new Entry(
                record.revision() + 1,
                occasion.now(),
                Actor.SERVER,
                Proof.ADMIN,
                occasion.cause(),
                new Event.Lapsed(seat));
        return new BoardEvents(repositories).enter(record, entry, occasion.cause());
    }

    /** Tells, once, those who may claim the game. */
    private static void announce(Repositories repositories, GameRecord record, Instant now) {
        BoardClock clock = repositories.clocks().of(record);
        for (SeatClock late : clock.onTurn()) {
            boolean over = late.turn().orElseThrow().isOver(now);
            if (!over || repositories.clocks().isAnnounced(record.board().number(), late)) {
                continue;
            }
            for (Seat seat : record.position().active()) {
                if (!seat.equals(late.seat())) {
                    repositories
                            .notices()
                            .post(
                                    Recipient.player(record.board().player(seat)),
                                    new ScheduledNotice.Claimable(
                                            record.board().number(),
                                            record.revision(),
                                            record.board().player(late.seat()).user()),
                                    OptionalLong.empty(),
                                    now);
                }
            }
            repositories.clocks().announced(record.board().number(), late, now);
        }
    }
}
