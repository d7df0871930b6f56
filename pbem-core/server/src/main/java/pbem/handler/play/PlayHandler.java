package pbem.handler.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import pbem.clock.ClockRules;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.record.Event;
import pbem.request.CommandContext;

/** Hears what is done on boards under way. */
public final class PlayHandler {

    private final CommandParser parser;
    private final OfferHandler offers = new OfferHandler(this);
    private final QueueHandler queues = new QueueHandler(this);
    private final SubmitHandler submissions = new SubmitHandler(this);
    private final ClaimHandler claims;

    public PlayHandler(CommandParser parser, ClockRules clock) {
        this.parser = parser;
        this.claims = new ClaimHandler(clock);
    }

    public void handle(CommandContext context, String line, Command.Play command) {
        if (command instanceof Command.Move move) {
            at(context, line, move.game(), move.board(), seated -> move(seated, line, move));
        } else if (command instanceof Command.Resign resign) {
            at(context, line, resign.game(), resign.board(), seated -> resign(seated, line, resign.guard()));
        } else if (command instanceof Command.Draw draw) {
            at(context, line, draw.game(), draw.board(), seated -> offers.draw(seated, line, draw));
        } else if (command instanceof Command.Undo undo) {
            at(context, line, undo.game(), undo.board(), seated -> offers.undo(seated, line, undo.guard()));
        } else if (command instanceof Command.AnswerOffer answer) {
            at(context, line, answer.game(), answer.board(), seated -> offers.answer(seated, line, answer));
        } else if (command instanceof Command.Queue queue) {
            at(context, line, queue.game(), queue.board(), seated -> queues.queue(seated, line, queue));
        } else if (command instanceof Command.Unqueue unqueue) {
            at(context, line, unqueue.game(), unqueue.board(), seated -> queues.unqueue(seated, line));
        } else if (command instanceof Command.Submit submit) {
            at(context, line, submit.game(), submit.board(), seated -> submissions.submit(seated, line, submit));
        } else if (command instanceof Command.Confirm confirm) {
            at(context, line, confirm.game(), confirm.board(), seated -> submissions.confirm(seated, line));
        } else {
            Command.Claim claim = (Command.Claim) command;
            at(context, line, claim.game(), claim.board(), seated -> claim(seated, line));
        }
    }

    private static void at(
            CommandContext context, String line, Optional<Game> game, OptionalInt board, Consumer<SeatContext> deed) {
        SeatContext.find(context, line, game, board).ifPresent(deed);
    }

    /** Plays what the position reads as a move, or refuses. */
    void move(SeatContext seated, String line, Command.Move wish) {
        legal(seated, line, wish).ifPresent(notation -> enter(seated, notation));
    }

    /** The canonical spelling of a move that the speaker may play now; otherwise refuses and is empty. */
    Optional<String> legal(SeatContext seated, String line, Command.Move wish) {
        Optional<Refusal> objection = seated.overtaken(wish.text())
                .or(() -> seated.misnumbered(wish.guard()))
                .or(seated::out)
                .or(() -> seated.offTurn().map(waits -> slip(wish).orElse(waits)));
        if (objection.isPresent()) {
            seated.refuse(line, objection.get());
            return Optional.empty();
        }
        Reading reading = seated.record().position().read(withoutOwnName(seated, wish));
        if (reading instanceof Reading.Refused refused) {
            seated.refuse(line, slip(wish).orElseGet(refused::refusal));
            return Optional.empty();
        }
        return Optional.of(reading.move().notation());
    }

    /** Plays a legal move. */
    void enter(SeatContext seated, String notation) {
        seated.enter(
                new Event.Moved(seated.seat(), notation, seated.context().comment()),
                Phrase.of("play.moved", seated.number(), notation));
    }

    /** A word of the language with a slip in it, which else would be taken for a move. */
    private Optional<Refusal> slip(Command.Move wish) {
        return wish.board().isPresent() ? Optional.empty() : parser.slip(wish.text());
    }

    /** The move alone: on servers of the older kind the userid stands before it, and many still write it so. */
    private static String withoutOwnName(SeatContext seated, Command.Move wish) {
        String[] words = wish.text().strip().split("\\s+", 2);
        boolean named = wish.board().isPresent()
                && words.length == 2
                && words[0].equalsIgnoreCase(seated.player().user());
        return named ? words[1] : wish.text();
    }

    private static void resign(SeatContext seated, String line, OptionalInt guard) {
        Optional<Refusal> objection = seated.misnumbered(guard).or(seated::out);
        if (objection.isPresent()) {
            seated.refuse(line, objection.get());
            return;
        }
        seated.enter(
                new Event.Resigned(seated.seat(), seated.context().comment()),
                Phrase.of("play.resigned", seated.number()));
    }

    private void claim(SeatContext seated, String line) {
        Optional<Refusal> out = seated.out();
        if (out.isPresent()) {
            seated.refuse(line, out.get());
        } else {
            claims.handle(seated.context(), line, seated.record());
        }
    }
}
