package pbem.command;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import pbem.game.Game;

/** Reads what stands behind the verbs of {@link Verb.Group#PLAY}. */
final class PlayForms {

    /** The word for a draw that can only be an offer, also in games where tiles are drawn. */
    private static final String PROPOSE = "propose";

    private PlayForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case MOVE -> moveOnBoard(said);
            case PASS -> guarded(said, (game, on) -> new PlayCommand.Move(game, on.board(), "pass", on.ply()));
            case SWAP -> guarded(said, (game, on) -> new PlayCommand.Move(game, on.board(), "swap", on.ply()));
            case RESIGN -> guarded(said, (game, on) -> new PlayCommand.Resign(game, on.board(), on.ply()));
            case UNDO -> guarded(said, (game, on) -> new PlayCommand.Undo(game, on.board(), on.ply()));
            case CONFIRM -> onBoard(said, PlayCommand.Confirm::new);
            case UNQUEUE -> onBoard(said, PlayCommand.Unqueue::new);
            case CLAIM -> onBoard(said, PlayCommand.Claim::new);
            case HINT -> onBoard(said, PlayCommand.Hint::new);
            case SUBMIT -> submit(said);
            case QUEUE -> {
                Arguments.OnBoard which = said.onBoard(true);
                yield Arguments.understood(new PlayCommand.Queue(said.game(), which.board(), which.rest()));
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
            return Arguments.understood(new PlayCommand.Draw(
                    said.game(), alone.get().board(), "", alone.get().ply(), offer));
        }
        Arguments.OnBoard which = said.onBoard(true);
        Arguments.Guarded words = Arguments.guarded(which.rest());
        return Arguments.understood(
                new PlayCommand.Draw(said.game(), which.board(), words.text(), words.number(), offer));
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
            case PROPOSE -> new PlayCommand.Draw(game, board, "", move.number(), true);
            case "draw" -> new PlayCommand.Draw(game, board, "", move.number(), false);
            case "undo" -> new PlayCommand.Undo(game, board, move.number());
            case "accept" -> new PlayCommand.AnswerOffer(game, board, true, move.number());
            case "reject", "decline" -> new PlayCommand.AnswerOffer(game, board, false, move.number());
            case "resign" -> new PlayCommand.Resign(game, board, move.number());
            case "--" -> new PlayCommand.Move(game, board, "pass", move.number());
            default -> new PlayCommand.Move(game, board, move.text(), move.number());
        };
        return Arguments.understood(command);
    }

    private static Parsing submit(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        Arguments.Guarded move = Arguments.guarded(which.rest());
        return move.text().isEmpty()
                ? said.wrong()
                : Arguments.understood(new PlayCommand.Submit(said.game(), which.board(), move.text(), move.number()));
    }
}
