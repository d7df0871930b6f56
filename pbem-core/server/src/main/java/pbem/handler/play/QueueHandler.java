package pbem.handler.play;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.plan.Plan;
import pbem.plan.PlanReading;
import pbem.plan.QueueRefusal;
import pbem.plan.QueuedPlan;
import pbem.request.CommandContext;
import pbem.request.CommandResult;

/** Writes down what somebody wants to play when his turn comes. */
final class QueueHandler {

    private final PlayHandler play;

    QueueHandler(PlayHandler play) {
        this.play = play;
    }

    void queue(SeatContext seated, String line, Command.Queue wish) {
        if (wish.text().isBlank()) {
            tell(seated);
            return;
        }
        PlanReading reading = PlanReading.of(wish.text());
        if (reading instanceof PlanReading.Refused refused) {
            seated.refuse(line, refused.refusal());
            return;
        }
        Plan plan = ((PlanReading.Agreed) reading).plan();
        Plan.Step first = plan.variations().get(0).first();
        if (seated.isOnTurn() && first.when().isEmpty()) {
            playAtOnce(seated, line, plan, first);
            return;
        }
        Optional<Refusal> objection =
                seated.out().or(() -> seated.playedOn(line)).or(() -> impossible(seated, plan));
        if (objection.isPresent()) {
            seated.refuse(line, objection.get());
            return;
        }
        keep(seated, plan, seated.context().comment());
        Phrase kept = Phrase.of("queue.kept", seated.number(), plan.text());
        seated.context().report(CommandResult.Status.DONE, kept, new Notice.Answer.Said(kept), seated.shown());
    }

    void unqueue(SeatContext seated, String line) {
        if (seated.context().repositories().plans().drop(seated.number(), seated.player())) {
            Phrase gone = Phrase.of("queue.deleted", seated.number());
            seated.context().report(CommandResult.Status.DONE, gone, new Notice.Answer.Said(gone), seated.shown());
        } else {
            seated.refuse(line, new QueueRefusal.NothingQueued(seated.number()));
        }
    }

    private static void tell(SeatContext seated) {
        Phrase queued = seated.context()
                .repositories()
                .plans()
                .of(seated.number(), seated.player())
                .map(plan -> Phrase.of("queue.is", seated.number(), plan.plan().text()))
                .orElseGet(() -> Phrase.of("queue.is-nothing", seated.number()));
        seated.context().report(CommandResult.Status.ANSWERED, queued, new Notice.Answer.Said(queued));
    }

    /** What follows the move is written down before it, since the others may have queued their answers. */
    private void playAtOnce(SeatContext seated, String line, Plan plan, Plan.Step first) {
        OptionalInt board = seated.bare() ? OptionalInt.empty() : OptionalInt.of(seated.number());
        Command.Move move = new Command.Move(Optional.empty(), board, first.play(), first.number());
        Optional<String> legal = play.legal(seated, line, move);
        if (legal.isPresent()) {
            seated.context().repositories().plans().drop(seated.number(), seated.player());
            Plan.after(plan.variations().stream()).ifPresent(rest -> keep(seated, rest, ""));
            play.enter(seated, legal.get());
        }
    }

    private static void keep(SeatContext seated, Plan plan, String comment) {
        CommandContext context = seated.context();
        context.repositories()
                .plans()
                .keep(new QueuedPlan(
                        seated.number(),
                        seated.player().id(),
                        plan,
                        comment,
                        context.speaker().proof(),
                        context.request().mail(),
                        context.now()));
    }

    /** Why a plan can never be followed, as far as that is sure now and no secret. */
    private static Optional<Refusal> impossible(SeatContext seated, Plan plan) {
        return plan.variations().stream()
                .map(variation -> impossible(seated, variation))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refusal> impossible(SeatContext seated, Plan.Variation variation) {
        Position at = seated.record().position();
        for (Plan.Step step : variation.steps()) {
            if (step.when().isEmpty() || at.toMove().contains(seated.seat()) || HiddenInformation.in(at)) {
                return Optional.empty(); // what is played until then is not known yet
            }
            Reading condition = at.read(step.when().get());
            if (condition instanceof Reading.Refused refused) {
                return Optional.of(new QueueRefusal.NeverMet(
                        step.when().get(), refused.refusal().phrase()));
            }
            at = at.play(condition.move());
            if (at.outcome().isEmpty() && !at.toMove().contains(seated.seat())) {
                return Optional.empty();
            }
            Reading answer = at.read(step.play());
            if (answer instanceof Reading.Refused refused) {
                return Optional.of(new QueueRefusal.NeverLegal(
                        step.play(), refused.refusal().phrase()));
            }
            at = at.play(answer.move());
        }
        return Optional.empty();
    }
}
