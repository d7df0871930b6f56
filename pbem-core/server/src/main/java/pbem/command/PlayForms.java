package pbem.command;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import pbem.game.Game;

/** Reads what stands behind the verbs of {@link Verb.Group#PLAY}. */
final class PlayForms {

    /** The word for a draw that can only be an offer, whatever the game calls drawing. */
    private static final String PROPOSE = "propose";

    private PlayForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case MOVE -> moveOnBoard(said);
            case PASS -> guarded(said, (game, on) -> new Command.Move(game, on.board(), "pass", on.ply()));
            case SWAP -> guarded(said, (game, on) -> new Command.Move(game, on.board(), "swap", on.ply()));
            case RESIGN -> guarded(said, (game, on) -> new Command.Resign(game, on.board(), on.ply()));
            case UNDO -> guarded(said, (game, on) -> new Command.Undo(game, on.board(), on.ply()));
            case CONFIRM -> onBoard(said, Command.Confirm::new);
            case UNQUEUE -> onBoard(said, Command.Unqueue::new);
            case CLAIM -> onBoard(said, Command.Claim::new);
            case HINT -> onBoard(said, Command.Hint::new);
            case SUBMIT -> submit(said);
            case QUEUE -> {
                Arguments.OnBoard which = said.onBoard(true);
                yield Arguments.understood(new Command.Queue(said.game(), which.board(), which.rest()));
            }
            case DRAW -> draw(said);
            default -> said.wrong();
        };
    }

    private static Parsing onBoard(Arguments said, BiFunction<Optional<Game>, OptionalInt, Command> command) {
        return said.number()
                .map(board -> Arguments.understood(command.apply(said.game(), board)))
                .orElseGet(said::wrong);
    }

    private static Parsing guarded(Arguments said, BiFunction<Optional<Game>, Arguments.OnBoard, Command> command) {
        return said.guarded()
                .map(on -> Arguments.understood(command.apply(said.game(), on)))
                .orElseGet(said::wrong);
    }

    private static Parsing draw(Arguments said) {
        boolean offer = said.word().equals(PROPOSE);
        Optional<Arguments.OnBoard> alone = said.guarded();
        if (alone.isPresent()) {
            return Arguments.understood(new Command.Draw(
                    said.game(), alone.get().board(), "", alone.get().ply(), offer));
        }
        Arguments.OnBoard which = said.onBoard(true);
        Arguments.Guarded words = Arguments.guarded(which.rest());
        return Arguments.understood(new Command.Draw(said.game(), which.board(), words.text(), words.number(), offer));
    }

    private static Parsing moveOnBoard(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        return which.board().isEmpty() || which.ply().isPresent()
                ? said.wrong()
                : move(said.game(), which.board(), which.rest());
    }

    /** A move, or one of the words that the model server takes in its place. */
    static Parsing move(Optional<Game> game, OptionalInt board, String raw) {
        Arguments.Guarded move = Arguments.guarded(raw);
        Command command = switch (move.text().toLowerCase(Locale.ROOT)) {
            case PROPOSE -> new Command.Draw(game, board, "", move.number(), true);
            case "draw" -> new Command.Draw(game, board, "", move.number(), false);
            case "undo" -> new Command.Undo(game, board, move.number());
            case "accept" -> new Command.AnswerOffer(game, board, true, move.number());
            case "reject", "decline" -> new Command.AnswerOffer(game, board, false, move.number());
            case "resign" -> new Command.Resign(game, board, move.number());
            case "--" -> new Command.Move(game, board, "pass", move.number());
            default -> new Command.Move(game, board, move.text(), move.number());
        };
        return Arguments.understood(command);
    }

    private static Parsing submit(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        Arguments.Guarded move = Arguments.guarded(which.rest());
        return move.text().isEmpty()
                ? said.wrong()
                : Arguments.understood(new Command.Submit(said.game(), which.board(), move.text(), move.number()));
    }
}
