package pbem.command;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import pbem.game.Game;

/** Reads what stands behind the verbs of {@link Verb.Group#PLAY}. */
final class PlayForms {

    private PlayForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case MOVE -> moveOnBoard(said);
            case PASS -> onBoard(said, (game, board) -> new Command.Move(game, board, "pass", OptionalInt.empty()));
            case SWAP -> onBoard(said, (game, board) -> new Command.Move(game, board, "swap", OptionalInt.empty()));
            case RESIGN -> onBoard(said, Command.Resign::new);
            case CONFIRM -> onBoard(said, Command.Confirm::new);
            case UNQUEUE -> onBoard(said, Command.Unqueue::new);
            case UNDO -> onBoard(said, Command.Undo::new);
            case CLAIM -> onBoard(said, Command.Claim::new);
            case HINT -> onBoard(said, Command.Hint::new);
            case SUBMIT -> submit(said);
            case QUEUE -> {
                Arguments.OnBoard which = said.onBoard(true);
                yield Arguments.understood(new Command.Queue(said.game(), which.board(), which.rest()));
            }
            case DRAW -> {
                Arguments.OnBoard which = said.onBoard(true);
                yield Arguments.understood(new Command.Draw(said.game(), which.board(), which.rest()));
            }
            default -> said.wrong();
        };
    }

    private static Parsing onBoard(Arguments said, BiFunction<Optional<Game>, OptionalInt, Command> command) {
        return said.number()
                .map(board -> Arguments.understood(command.apply(said.game(), board)))
                .orElseGet(said::wrong);
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
            case "propose", "draw" -> new Command.Draw(game, board, "");
            case "undo" -> new Command.Undo(game, board);
            case "accept" -> new Command.AnswerOffer(game, board, true);
            case "reject", "decline" -> new Command.AnswerOffer(game, board, false);
            case "resign" -> new Command.Resign(game, board);
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
