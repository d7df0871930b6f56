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
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * Handles players whose time is up. A vacation saves a player who has moved and has days left. Otherwise the game
 * continues without them, automatically or once an opponent claims it. Nobody lapses while a mail that may contain
 * their move waits.
 */
public record Lapses(ClockRules rules) {

    /** The days of an automatic vacation: enough to return from most journeys, and seldom a whole year's budget. */
    static final int AUTOMATIC_DAYS = 7;

    /** The numbers of lapses and vacations. */
    public record Done(int lapses, int vacations) {}

    /** The occasion of the check: the time, the mail that caused it, and whether an opponent claims the game. */
    public record Occasion(Instant now, OptionalLong cause, boolean claimed) {}

    /** Handles the lapses that are due on a board; repeating the call has no effect. */
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

    /** The seat that ran out of time first; empty if there is none, or if a mail may still save it. */
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
                        now);
        return true;
    }

    private static GameRecord lapse(Repositories repositories, GameRecord record, Seat seat, Occasion occasion) {
        Event lapsed = new Event.Lapsed(seat);
        return new BoardEvents(repositories)
                .enter(record, record.next(lapsed, occasion.now(), Actor.SERVER, Proof.ADMIN, occasion.cause()));
    }

    /** Tells the players who may claim the game, once. */
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
                                    now);
                }
            }
            repositories.clocks().announced(record.board().number(), late, now);
        }
    }
}
