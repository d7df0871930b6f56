package pbem.desk.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import pbem.clock.ClockRules;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.phrase.Phrase;
import pbem.record.Event;

/** Hears what is done on boards under way. */
public final class PlayDesk {

    private final CommandParser parser;
    private final OfferDesk offers = new OfferDesk(this);
    private final QueueDesk queues = new QueueDesk(this);
    private final SubmitDesk submissions = new SubmitDesk(this);
    private final ClaimDesk claims;

    public PlayDesk(CommandParser parser, ClockRules clock) {
        this.parser = parser;
        this.claims = new ClaimDesk(clock);
    }

    public void hear(Hearing hearing, String line, Command.Play command) {
        if (command instanceof Command.Move move) {
            at(hearing, line, move.game(), move.board(), table -> move(table, line, move));
        } else if (command instanceof Command.Resign resign) {
            at(hearing, line, resign.game(), resign.board(), table -> resign(table, line, resign.guard()));
        } else if (command instanceof Command.Draw draw) {
            at(hearing, line, draw.game(), draw.board(), table -> offers.draw(table, line, draw));
        } else if (command instanceof Command.Undo undo) {
            at(hearing, line, undo.game(), undo.board(), table -> offers.undo(table, line, undo.guard()));
        } else if (command instanceof Command.AnswerOffer answer) {
            at(hearing, line, answer.game(), answer.board(), table -> offers.answer(table, line, answer));
        } else if (command instanceof Command.Queue queue) {
            at(hearing, line, queue.game(), queue.board(), table -> queues.queue(table, line, queue));
        } else if (command instanceof Command.Unqueue unqueue) {
            at(hearing, line, unqueue.game(), unqueue.board(), table -> queues.unqueue(table, line));
        } else if (command instanceof Command.Submit submit) {
            at(hearing, line, submit.game(), submit.board(), table -> submissions.submit(table, line, submit));
        } else if (command instanceof Command.Confirm confirm) {
            at(hearing, line, confirm.game(), confirm.board(), table -> submissions.confirm(table, line));
        } else {
            Command.Claim claim = (Command.Claim) command;
            at(hearing, line, claim.game(), claim.board(), table -> claim(table, line));
        }
    }

    private static void at(Hearing hearing, String line, Optional<Game> game, OptionalInt board, Consumer<Table> deed) {
        Table.find(hearing, line, game, board).ifPresent(deed);
    }

    /** Plays what the position reads as a move, or refuses. */
    void move(Table table, String line, Command.Move wish) {
        legal(table, line, wish).ifPresent(notation -> enter(table, notation));
    }

    /** The canonical spelling of a move that the speaker may play now; otherwise refuses and is empty. */
    Optional<String> legal(Table table, String line, Command.Move wish) {
        Optional<Refusal> objection = table.overtaken(wish.text())
                .or(() -> table.misnumbered(wish.guard()))
                .or(table::out)
                .or(() -> table.offTurn().map(waits -> slip(wish).orElse(waits)));
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
            return Optional.empty();
        }
        Reading reading = table.record().position().read(withoutOwnName(table, wish));
        if (reading instanceof Reading.Refused refused) {
            table.refuse(line, slip(wish).orElseGet(refused::refusal));
            return Optional.empty();
        }
        return Optional.of(((Reading.Legal) reading).move().notation());
    }

    /** Plays a legal move. */
    void enter(Table table, String notation) {
        table.enter(
                new Event.Moved(table.seat(), notation, table.hearing().comment()),
                Phrase.of("play.moved", table.number(), notation));
    }

    /** A word of the language with a slip in it, which else would be taken for a move. */
    private Optional<Refusal> slip(Command.Move wish) {
        return wish.board().isPresent() ? Optional.empty() : parser.slip(wish.text());
    }

    /** The move alone: on servers of the older kind the userid stands before it, and many still write it so. */
    private static String withoutOwnName(Table table, Command.Move wish) {
        String[] words = wish.text().strip().split("\\s+", 2);
        boolean named = wish.board().isPresent()
                && words.length == 2
                && words[0].equalsIgnoreCase(table.player().user());
        return named ? words[1] : wish.text();
    }

    private static void resign(Table table, String line, OptionalInt guard) {
        Optional<Refusal> objection = table.misnumbered(guard).or(table::out);
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
            return;
        }
        table.enter(
                new Event.Resigned(table.seat(), table.hearing().comment()),
                Phrase.of("play.resigned", table.number()));
    }

    private void claim(Table table, String line) {
        Optional<Refusal> out = table.out();
        if (out.isPresent()) {
            table.refuse(line, out.get());
        } else {
            claims.hear(table.hearing(), line, table.record());
        }
    }
}
