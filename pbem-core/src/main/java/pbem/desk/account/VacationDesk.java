package pbem.desk.account;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.clock.ClockRefusal;
import pbem.clock.ClockRules;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.clock.VacationBudget;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;

/** Hears who goes on vacation and who is back. */
public final class VacationDesk {

    private final ClockRules rules;

    public VacationDesk(ClockRules rules) {
        this.rules = rules;
    }

    public static boolean hears(Command.Account command) {
        return command instanceof Command.Vacation || command instanceof Command.Back;
    }

    public void hear(Hearing hearing, String line, Command.Account command) {
        if (command instanceof Command.Vacation vacation) {
            vacation(hearing, line, vacation);
        } else {
            back(hearing, line);
        }
    }

    private void vacation(Hearing hearing, String line, Command.Vacation command) {
        Player player = hearing.speaker().player().orElseThrow();
        VacationBudget budget = budget(hearing, player);
        if (command.days().isEmpty()) {
            hearing.rule(
                    Ruling.Verdict.ANSWERED,
                    Phrase.of("clock.listed"),
                    listing(budget, hearing.now(), zone(hearing, player)));
            return;
        }
        Wish wish = wish(command.days(), hearing.now(), zone(hearing, player), budget);
        if (wish instanceof Wish.Refused refused) {
            hearing.refuse(line, refused.refusal());
            return;
        }
        Span span = ((Wish.Granted) wish).span();
        hearing.ledger().vacations().take(player, span, zone(hearing, player), Vacation.Kind.PLANNED);
        hearing.ledger().clocks().refresh(player);
        Phrase done = Phrase.of("clock.vacation-taken", span.from(), span.to());
        hearing.rule(
                Ruling.Verdict.DONE,
                done,
                new Notice.Answer.Said(done),
                listing(budget(hearing, player), hearing.now(), zone(hearing, player)));
    }

    private void back(Hearing hearing, String line) {
        Player player = hearing.speaker().player().orElseThrow();
        List<Vacation> vacations = hearing.ledger().vacations().of(player);
        Optional<Vacation> present = vacations.stream()
                .filter(vacation -> vacation.covers(hearing.now()))
                .findFirst();
        Optional<Vacation> next = vacations.stream()
                .filter(vacation -> vacation.span().from().isAfter(hearing.now()))
                .findFirst();
        Phrase done;
        if (present.isPresent()) {
            end(hearing, present.get());
            done = Phrase.of("clock.back");
        } else if (next.isPresent()) {
            hearing.ledger().vacations().cancel(next.get());
            done = Phrase.of(
                    "clock.vacation-cancelled",
                    next.get().span().from(),
                    next.get().span().to());
        } else {
            hearing.refuse(line, new ClockRefusal.NotAway());
            return;
        }
        hearing.ledger().clocks().refresh(player);
        hearing.rule(
                Ruling.Verdict.DONE,
                done,
                new Notice.Answer.Said(done),
                listing(budget(hearing, player), hearing.now(), zone(hearing, player)));
    }

    /** One that is ended in the moment in which it begins never was: it would cost nothing and still give time. */
    private static void end(Hearing hearing, Vacation vacation) {
        if (vacation.span().from().isBefore(hearing.now())) {
            hearing.ledger().vacations().end(vacation, hearing.now());
        } else {
            hearing.ledger().vacations().cancel(vacation);
        }
    }

    private VacationBudget budget(Hearing hearing, Player player) {
        return new VacationBudget(
                rules.vacationDays(), hearing.ledger().vacations().of(player));
    }

    private static ZoneId zone(Hearing hearing, Player player) {
        return hearing.ledger().preferences().of(player).zone();
    }

    /** What becomes of the days that somebody asks for. */
    private sealed interface Wish {

        record Granted(Span span) implements Wish {}

        record Refused(Refusal refusal) implements Wish {}
    }

    private Wish wish(List<String> words, Instant now, ZoneId zone, VacationBudget budget) {
        LocalDate today = now.atZone(zone).toLocalDate();
        LocalDate latest = LocalDate.of(today.getYear() + 1, 12, 31);
        Optional<VacationReading.Days> read = VacationReading.of(words, today);
        if (read.isEmpty()) {
            return new Wish.Refused(new ClockRefusal.BadDates(String.join(" ", words), VacationReading.FORMS));
        }
        LocalDate from = read.get().from();
        LocalDate to = read.get().to();
        if (to.isBefore(from)) {
            return new Wish.Refused(new ClockRefusal.Backwards(from, to));
        }
        if (from.isBefore(today)) {
            return new Wish.Refused(new ClockRefusal.Past(from, today));
        }
        if (to.isAfter(latest)) {
            return new Wish.Refused(new ClockRefusal.TooFar(to, latest));
        }
        Instant begin = from.atStartOfDay(zone).toInstant();
        Span span = new Span(
                begin.isBefore(now) ? now : begin,
                to.plusDays(1).atStartOfDay(zone).toInstant());
        Vacation asked = new Vacation(0, 0, span, zone, Vacation.Kind.PLANNED);
        Optional<Vacation> other = budget.overlapping(span);
        if (other.isPresent()) {
            return new Wish.Refused(new ClockRefusal.Overlapping(
                    other.get().span().from(), other.get().span().to()));
        }
        Optional<Integer> year = budget.overdrawn(asked);
        return year.isPresent()
                ? new Wish.Refused(new ClockRefusal.TooLong(
                        asked.daysByYear().get(year.get()), year.get(), budget.left(year.get()), budget.perYear()))
                : new Wish.Granted(span);
    }

    /** What is planned, the next first, and what is left of this year and of those planned for. */
    private static Notice.Answer listing(VacationBudget budget, Instant now, ZoneId zone) {
        List<Phrase> lines = new ArrayList<>();
        List<Integer> years = new ArrayList<>(List.of(now.atZone(zone).getYear()));
        budget.taken().stream()
                .filter(vacation -> vacation.span().to().isAfter(now))
                .sorted(Comparator.comparing(vacation -> vacation.span().from()))
                .forEach(vacation -> {
                    String key = vacation.kind() == Vacation.Kind.AUTOMATIC
                            ? "clock.vacation-automatic"
                            : "clock.vacation-planned";
                    lines.add(Phrase.of(
                            key, vacation.span().from(), vacation.span().to()));
                    vacation.daysByYear().keySet().stream()
                            .filter(year -> !years.contains(year))
                            .forEach(years::add);
                });
        years.forEach(year -> lines.add(Phrase.of("clock.days-left", year, budget.left(year), budget.perYear())));
        return new Notice.Answer.Listing(Phrase.of("clock.vacations-heading"), lines);
    }
}
