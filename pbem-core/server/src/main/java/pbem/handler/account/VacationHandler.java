package pbem.handler.account;

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
import pbem.command.AccountCommand;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.intention.VacationDays;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.request.CommandContext;

/** Begins, plans and ends vacations of players. */
record VacationHandler(ClockRules rules) {

    void vacation(CommandContext context, AccountCommand.Vacation command) {
        Player player = context.player();
        VacationBudget budget = budget(context, player);
        if (command.days().isEmpty()) {
            context.answered(Phrase.of("clock.listed"), listing(budget, context.now(), zone(context, player)));
            return;
        }
        Optional<Player> other = other(context, command);
        if (other.isPresent()) {
            context.answered(Phrase.of("clock.listed"), new Answer.Said(away(context, other.get())));
            return;
        }
        Optional<Span> wanted = wish(context, command).match(Optional::of, context::refused);
        wanted.ifPresent(span -> take(context, player, span));
    }

    /** Why a wished vacation is not possible; empty if it is. */
    Optional<Refusal> objection(CommandContext context, AccountCommand.Vacation command) {
        return command.days().isEmpty() || other(context, command).isPresent()
                ? Optional.empty()
                : wish(context, command).objection();
    }

    /** The player who is asked about; empty if the words are days. */
    private static Optional<Player> other(CommandContext context, AccountCommand.Vacation command) {
        LocalDate today = context.now().atZone(zone(context, context.player())).toLocalDate();
        return VacationDays.of(command.days(), today).isPresent()
                ? Optional.empty()
                : context.repositories().players().called(String.join(" ", command.days()));
    }

    /** Until when a player is away, as the boards tell that the sender plays with them. */
    private static Phrase away(CommandContext context, Player other) {
        List<GameRecord> shared = Accounts.playing(context.repositories(), context.player()).stream()
                .filter(record -> record.board().seat(other).isPresent())
                .toList();
        if (shared.isEmpty()) {
            return Phrase.of("clock.no-board-with", other.user());
        }
        return shared.stream()
                .flatMap(record -> context
                        .repositories()
                        .clocks()
                        .of(record)
                        .away(record.board().seat(other).orElseThrow(), context.now())
                        .stream())
                .findFirst()
                .map(vacation -> Phrase.of(
                        "clock.other-away", other.user(), vacation.span().to()))
                .orElse(Phrase.of("clock.other-here", other.user()));
    }

    private Act<Span> wish(CommandContext context, AccountCommand.Vacation command) {
        Player player = context.player();
        return wish(command.days(), context.now(), zone(context, player), budget(context, player));
    }

    private void take(CommandContext context, Player player, Span span) {
        context.repositories().vacations().take(player, span, zone(context, player), Vacation.Kind.PLANNED);
        context.repositories().clocks().refresh(player);
        Phrase done = Phrase.of("clock.vacation-taken", span.from(), span.to());
        context.done(
                done, new Answer.Said(done), listing(budget(context, player), context.now(), zone(context, player)));
    }

    void back(CommandContext context) {
        Player player = context.player();
        List<Vacation> vacations = context.repositories().vacations().of(player);
        Optional<Vacation> present = vacations.stream()
                .filter(vacation -> vacation.covers(context.now()))
                .findFirst();
        Optional<Vacation> next = vacations.stream()
                .filter(vacation -> vacation.span().from().isAfter(context.now()))
                .findFirst();
        Phrase done;
        List<Answer> takeBack = new ArrayList<>();
        if (present.isPresent()) {
            end(context, present.get());
            takeBack.add(again(present.get(), false, zone(context, player)));
            done = Phrase.of("clock.back");
        } else if (next.isPresent()) {
            context.repositories().vacations().cancel(next.get());
            takeBack.add(again(next.get(), true, zone(context, player)));
            done = Phrase.of(
                    "clock.vacation-cancelled",
                    next.get().span().from(),
                    next.get().span().to());
        } else {
            context.refuse(ClockRefusal.NOT_AWAY.of());
            return;
        }
        context.repositories().clocks().refresh(player);
        context.done(
                done,
                new Answer.Said(done),
                takeBack.get(0),
                listing(budget(context, player), context.now(), zone(context, player)));
    }

    /** The line that restores the rest of a vacation. */
    private static Answer again(Vacation vacation, boolean ahead, ZoneId zone) {
        LocalDate first = vacation.span().from().atZone(zone).toLocalDate();
        LocalDate last = vacation.span().to().minusNanos(1).atZone(zone).toLocalDate();
        String line = "vacation " + (ahead ? first : "until") + " " + last;
        return new Answer.Steps(List.of(new Notice.Step(line, Phrase.of("clock.away-again"))));
    }

    /**
     * Ends a vacation. One that has not begun before this moment is cancelled, since it would cost nothing and still
     * give time.
     */
    private static void end(CommandContext context, Vacation vacation) {
        if (vacation.span().from().isBefore(context.now())) {
            context.repositories().vacations().end(vacation, context.now());
        } else {
            context.repositories().vacations().cancel(vacation);
        }
    }

    private VacationBudget budget(CommandContext context, Player player) {
        return new VacationBudget(
                rules.vacationDays(), context.repositories().vacations().of(player));
    }

    private static ZoneId zone(CommandContext context, Player player) {
        return context.repositories().preferences().of(player).zone();
    }

    private Act<Span> wish(List<String> words, Instant now, ZoneId zone, VacationBudget budget) {
        LocalDate today = now.atZone(zone).toLocalDate();
        LocalDate latest = LocalDate.of(today.getYear() + 1, 12, 31);
        Optional<VacationDays.Days> read = VacationDays.of(words, today);
        if (read.isEmpty()) {
            return Act.refused(ClockRefusal.badDates(String.join(" ", words), VacationDays.FORMS));
        }
        LocalDate from = read.get().from();
        if (VacationDays.lackTheirLast(words, today)) {
            return Act.refused(ClockRefusal.NO_LAST_DAY.of(
                    from.toString(), from.plusWeeks(2).toString()));
        }
        LocalDate to = read.get().to();
        if (to.isBefore(from)) {
            return Act.refused(ClockRefusal.BACKWARDS.of(from, to));
        }
        if (from.isBefore(today)) {
            return Act.refused(ClockRefusal.PAST.of(from, today));
        }
        if (to.isAfter(latest)) {
            return Act.refused(ClockRefusal.TOO_FAR.of(to, latest));
        }
        Instant begin = from.atStartOfDay(zone).toInstant();
        Span span = new Span(
                begin.isBefore(now) ? now : begin,
                to.plusDays(1).atStartOfDay(zone).toInstant());
        Vacation asked = new Vacation(0, span, zone, Vacation.Kind.PLANNED);
        Optional<Vacation> other = budget.overlapping(span);
        if (other.isPresent()) {
            return Act.refused(ClockRefusal.OVERLAPPING.of(
                    other.get().span().from(), other.get().span().to()));
        }
        Optional<Integer> year = budget.overdrawn(asked);
        return year.isPresent()
                ? Act.refused(ClockRefusal.TOO_LONG.of(
                        asked.daysByYear().get(year.get()), year.get(), budget.left(year.get()), budget.perYear()))
                : Act.done(span);
    }

    /**
     * A list of the present and planned vacations, the earliest first, and of the days left in this year and in the
     * years of these vacations.
     */
    private static Answer listing(VacationBudget budget, Instant now, ZoneId zone) {
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
        return new Answer.Listing(Phrase.of("clock.vacations-heading"), lines);
    }
}
