package pbem.handler.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import pbem.clock.ClockRules;
import pbem.command.CommandParser;
import pbem.command.PlayCommand;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.record.Event;
import pbem.request.CommandAction;

/** What is done on boards under way. */
public final class PlayHandler implements PlayCommand.Cases<CommandAction> {

    private final CommandParser parser;
    private final OfferHandler offers = new OfferHandler(this);
    private final QueueHandler queues = new QueueHandler(this);
    private final SubmitHandler submissions = new SubmitHandler(this);
    private final PrivateViewHandler privateViews = new PrivateViewHandler();
    private final ClaimHandler claims;

    public PlayHandler(CommandParser parser, ClockRules clock) {
        this.parser = parser;
        this.claims = new ClaimHandler(clock);
    }

    @Override
    public CommandAction move(PlayCommand.Move move) {
        return seated(move.game(), move.board(), seat -> move(seat, move));
    }

    @Override
    public CommandAction submit(PlayCommand.Submit submit) {
        return seated(submit.game(), submit.board(), seat -> submissions.submit(seat, submit));
    }

    @Override
    public CommandAction confirm(PlayCommand.Confirm confirm) {
        return seated(confirm.game(), confirm.board(), submissions::confirm);
    }

    @Override
    public CommandAction queue(PlayCommand.Queue queue) {
        return seated(queue.game(), queue.board(), seat -> queues.queue(seat, queue));
    }

    @Override
    public CommandAction unqueue(PlayCommand.Unqueue unqueue) {
        return seated(unqueue.game(), unqueue.board(), queues::unqueue);
    }

    @Override
    public CommandAction draw(PlayCommand.Draw draw) {
        return seated(draw.game(), draw.board(), seat -> offers.draw(seat, draw));
    }

    @Override
    public CommandAction undo(PlayCommand.Undo undo) {
        return seated(undo.game(), undo.board(), seat -> offers.undo(seat, undo.guard()));
    }

    @Override
    public CommandAction answerOffer(PlayCommand.AnswerOffer answer) {
        return seated(answer.game(), answer.board(), seat -> offers.answer(seat, answer));
    }

    @Override
    public CommandAction claim(PlayCommand.Claim claim) {
        return seated(claim.game(), claim.board(), claims::handle);
    }

    @Override
    public CommandAction resign(PlayCommand.Resign resign) {
        return seated(resign.game(), resign.board(), seat -> resign(seat, resign.guard()));
    }

    @Override
    public CommandAction hint(PlayCommand.Hint hint) {
        return privateViews.hint(hint);
    }

    private static CommandAction seated(Optional<Game> game, OptionalInt board, Consumer<SeatContext> deed) {
        return context -> SeatContext.find(context, game, board).ifPresent(deed);
    }

    /** Plays what the position reads as a move, or refuses. */
    void move(SeatContext seated, PlayCommand.Move wish) {
        legal(seated, wish).ifPresent(notation -> enter(seated, notation));
    }

    /** The canonical spelling of a move that the speaker may play now; otherwise refuses and is empty. */
    Optional<String> legal(SeatContext seated, PlayCommand.Move wish) {
        Optional<Refusal> objection = seated.overtaken(wish.text())
                .or(() -> seated.misnumbered(wish.guard()))
                .or(seated::out)
                .or(() -> seated.offTurn().map(waits -> slip(wish).orElse(waits)));
        return objection.isPresent()
                ? seated.refused(objection.get())
                : seated.record()
                        .position()
                        .read(withoutOwnName(seated, wish))
                        .match(
                                legal -> Optional.of(legal.move().notation()),
                                refused -> seated.refused(slip(wish).orElseGet(refused::refusal)));
    }

    /** Plays a legal move. */
    void enter(SeatContext seated, String notation) {
        seated.enter(
                new Event.Moved(seated.seat(), notation, seated.context().comment()),
                Phrase.of("play.moved", seated.number(), notation));
    }

    /** A word of the language with a slip in it, which else would be taken for a move. */
    private Optional<Refusal> slip(PlayCommand.Move wish) {
        return wish.board().isPresent() ? Optional.empty() : parser.slip(wish.text());
    }

    /** The move alone: on servers of the older kind the userid stands before it, and many still write it so. */
    private static String withoutOwnName(SeatContext seated, PlayCommand.Move wish) {
        String[] words = wish.text().strip().split("\\s+", 2);
        boolean named = wish.board().isPresent()
                && words.length == 2
                && words[0].equalsIgnoreCase(seated.player().user());
        return named ? words[1] : wish.text();
    }

    private static void resign(SeatContext seated, OptionalInt guard) {
        Optional<Refusal> objection = seated.misnumbered(guard).or(seated::out);
        if (objection.isPresent()) {
            seated.refuse(objection.get());
            return;
        }
        seated.enter(
                new Event.Resigned(seated.seat(), seated.context().comment()),
                Phrase.of("play.resigned", seated.number()));
    }
}
