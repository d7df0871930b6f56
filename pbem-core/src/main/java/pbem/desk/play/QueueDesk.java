package pbem.desk.play;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.plan.Plan;
import pbem.plan.PlanReading;
import pbem.plan.QueueRefusal;
import pbem.plan.QueuedPlan;

/** Writes down what somebody wants to play when his turn comes. */
final class QueueDesk {

    private final PlayDesk play;

    QueueDesk(PlayDesk play) {
        this.play = play;
    }

    void queue(Table table, String line, Command.Queue wish) {
        if (wish.text().isBlank()) {
            tell(table);
            return;
        }
        PlanReading reading = PlanReading.of(wish.text());
        if (reading instanceof PlanReading.Refused refused) {
            table.refuse(line, refused.refusal());
            return;
        }
        Plan plan = ((PlanReading.Agreed) reading).plan();
        Plan.Step first = plan.variations().get(0).first();
        if (table.isOnTurn() && first.when().isEmpty()) {
            playAtOnce(table, line, plan, first);
            return;
        }
        Optional<Refusal> objection = table.out().or(() -> table.playedOn(line)).or(() -> impossible(table, plan));
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
            return;
        }
        keep(table, plan, table.hearing().comment());
        Phrase kept = Phrase.of("queue.kept", table.number(), plan.text());
        table.hearing().rule(Ruling.Verdict.DONE, kept, new Notice.Answer.Said(kept), table.shown());
    }

    void unqueue(Table table, String line) {
        if (table.hearing().ledger().plans().drop(table.number(), table.player())) {
            Phrase gone = Phrase.of("queue.deleted", table.number());
            table.hearing().rule(Ruling.Verdict.DONE, gone, new Notice.Answer.Said(gone), table.shown());
        } else {
            table.refuse(line, new QueueRefusal.NothingQueued(table.number()));
        }
    }

    private static void tell(Table table) {
        Phrase queued = table.hearing()
                .ledger()
                .plans()
                .of(table.number(), table.player())
                .map(plan -> Phrase.of("queue.is", table.number(), plan.plan().text()))
                .orElseGet(() -> Phrase.of("queue.is-nothing", table.number()));
        table.hearing().rule(Ruling.Verdict.ANSWERED, queued, new Notice.Answer.Said(queued));
    }

    /** What follows the move is written down before it, since the others may have queued their answers. */
    private void playAtOnce(Table table, String line, Plan plan, Plan.Step first) {
        OptionalInt board = table.bare() ? OptionalInt.empty() : OptionalInt.of(table.number());
        Command.Move move = new Command.Move(Optional.empty(), board, first.play(), first.number());
        Optional<String> legal = play.legal(table, line, move);
        if (legal.isPresent()) {
            table.hearing().ledger().plans().drop(table.number(), table.player());
            Plan.after(plan.variations().stream()).ifPresent(rest -> keep(table, rest, ""));
            play.enter(table, legal.get());
        }
    }

    private static void keep(Table table, Plan plan, String comment) {
        Hearing hearing = table.hearing();
        hearing.ledger()
                .plans()
                .keep(new QueuedPlan(
                        table.number(),
                        table.player().id(),
                        plan,
                        comment,
                        hearing.speaker().proof(),
                        hearing.petition().mail(),
                        hearing.now()));
    }

    /** Why a plan can never be followed, as far as that is sure now and no secret. */
    private static Optional<Refusal> impossible(Table table, Plan plan) {
        return plan.variations().stream()
                .map(variation -> impossible(table, variation))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refusal> impossible(Table table, Plan.Variation variation) {
        Position at = table.record().position();
        for (Plan.Step step : variation.steps()) {
            if (step.when().isEmpty() || at.toMove().contains(table.seat()) || Hidden.in(at)) {
                return Optional.empty(); // what is played until then is not known yet
            }
            Reading condition = at.read(step.when().get());
            if (condition instanceof Reading.Refused refused) {
                return Optional.of(new QueueRefusal.NeverMet(
                        step.when().get(), refused.refusal().phrase()));
            }
            at = at.play(((Reading.Legal) condition).move());
            if (at.outcome().isEmpty() && !at.toMove().contains(table.seat())) {
                return Optional.empty();
            }
            Reading answer = at.read(step.play());
            if (answer instanceof Reading.Refused refused) {
                return Optional.of(new QueueRefusal.NeverLegal(
                        step.play(), refused.refusal().phrase()));
            }
            at = at.play(((Reading.Legal) answer).move());
        }
        return Optional.empty();
    }
}
