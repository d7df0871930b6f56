package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.PlayCommand;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.plan.Plan;
import pbem.plan.PlanReading;
import pbem.plan.QueueRefusal;
import pbem.plan.QueuedPlan;
import pbem.record.HiddenInformation;
import pbem.request.CommandContext;

/** Handles {@code queue}: stores the moves that a player wants to play when their turn comes. */
record QueueHandler(PlayHandler play) {

    void queue(SeatContext seated, PlayCommand.Queue wish) {
        if (wish.text().isBlank()) {
            tell(seated);
            return;
        }
        Optional<Plan> typed = read(seated, wish).match(Optional::of, seated::refused);
        typed.ifPresent(plan -> queue(seated, plan));
    }

    /** Why a plan would be refused; empty if no reason is known. */
    Optional<Refusal> objection(SeatContext seated, PlayCommand.Queue wish) {
        return wish.text().isBlank()
                ? Optional.empty()
                : read(seated, wish).match(plan -> impossible(seated, plan), Optional::of);
    }

    private static Act<Plan> read(SeatContext seated, PlayCommand.Queue wish) {
        OwnLetters letters =
                OwnLetters.of(seated.context(), seated.record().board().game());
        return PlanReading.of(letters.inEnglish(wish.text()));
    }

    private void queue(SeatContext seated, Plan plan) {
        Plan.Step first = plan.variations().get(0).first();
        if (seated.isOnTurn() && first.when().isEmpty()) {
            playAtOnce(seated, plan, first);
            return;
        }
        Optional<Refusal> objection = seated.out()
                .or(() -> seated.overtaken(seated.context().written()))
                .or(() -> impossible(seated, plan));
        if (seated.refuses(objection)) {
            return;
        }
        keep(seated, plan, seated.context().comment());
        Phrase kept = Phrase.of("queue.kept", seated.number(), plan.text());
        seated.context().done(kept, new Answer.Said(kept), seated.shown().inText());
    }

    void unqueue(SeatContext seated) {
        if (seated.context().repositories().plans().drop(seated.number(), seated.player())) {
            Phrase gone = Phrase.of("queue.deleted", seated.number());
            seated.context().done(gone, new Answer.Said(gone), seated.shown().inText());
        } else {
            seated.refuse(QueueRefusal.NOTHING_QUEUED.of(seated.number()));
        }
    }

    private static void tell(SeatContext seated) {
        Phrase queued = seated.context()
                .repositories()
                .plans()
                .of(seated.number(), seated.player())
                .map(plan -> Phrase.of("queue.is", seated.number(), plan.plan().text()))
                .orElseGet(() -> Phrase.of("queue.is-nothing", seated.number()));
        seated.context().answered(queued, new Answer.Said(queued));
    }

    /**
     * Plays the first step of a plan at once. The rest of the plan is stored before that, since the others may have
     * queued answers.
     */
    private void playAtOnce(SeatContext seated, Plan plan, Plan.Step first) {
        OptionalInt board = seated.bare() ? OptionalInt.empty() : OptionalInt.of(seated.number());
        PlayCommand.Move move = new PlayCommand.Move(Optional.empty(), board, first.play(), first.number());
        Optional<String> legal = play.legal(seated, move);
        if (legal.isPresent()) {
            seated.context().repositories().plans().drop(seated.number(), seated.player());
            Plan.after(plan.variations().stream()).ifPresent(rest -> keep(seated, rest, ""));
            play.enter(seated, legal.get(), seated.context().comment(), List.of());
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

    /** Why a plan can never be followed, as far as that is certain now and not secret. */
    private static Optional<Refusal> impossible(SeatContext seated, Plan plan) {
        return plan.variations().stream()
                .map(variation -> impossible(seated, variation))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refusal> impossible(SeatContext seated, Plan.Variation variation) {
        return neverMet(seated, seated.record().position(), variation.steps());
    }

    private static Optional<Refusal> neverMet(SeatContext seated, Position at, List<Plan.Step> steps) {
        if (steps.isEmpty()
                || steps.get(0).when().isEmpty()
                || at.toMove().contains(seated.seat())
                || HiddenInformation.in(at)) {
            return Optional.empty(); // the moves before it are not known yet
        }
        String condition = steps.get(0).when().get();
        return at.read(condition)
                .match(
                        met -> shown(at, met).flatMap(next -> neverLegal(seated, next, steps)),
                        refused -> at.active().size() > 2
                                ? Optional.empty() // it may be a move of a player after the one on turn
                                : Optional.of(QueueRefusal.NEVER_MET.of(condition, refused.phrase())));
    }

    /** The position after a move, unless it throws dice that nobody has seen yet. */
    private static Optional<Position> shown(Position at, Move move) {
        return Optional.of(at.play(move)).filter(Position::undoable);
    }

    private static Optional<Refusal> neverLegal(SeatContext seated, Position at, List<Plan.Step> steps) {
        if (at.outcome().isEmpty() && !at.toMove().contains(seated.seat())) {
            return Optional.empty();
        }
        String answer = steps.get(0).play();
        return at.read(answer)
                .match(
                        legal -> shown(at, legal)
                                .flatMap(next -> neverMet(seated, next, steps.subList(1, steps.size()))),
                        refused -> Optional.of(QueueRefusal.NEVER_LEGAL.of(answer, refused.phrase())));
    }
}
