package pbem.command;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;

/** Parses the arguments of the verbs of {@link Verb.Group#PLAY}. */
final class PlayForms {

    /** The word that can only offer a draw, also in games where tiles are drawn. */
    private static final String PROPOSE = "propose";

    /** The lowest number of a board. */
    private static final int LOWEST_BOARD = 101;

    /** The words before the note in "note to myself: ...". */
    private static final Pattern TO_MYSELF = Pattern.compile("(?iu)^(?:(?:to|for) (?:self|myself|me)\\b)?[\\s:,.-]*");

    private static final Pattern GAME_OF_A_MATCH = Pattern.compile("(?iu)(?:single|gammon|backgammon)");

    /** The arguments of {@code extend}, such as "101 3" or "3 days please". */
    private static final Pattern DAYS = Pattern.compile("(?iu)\\s*(?:(?:board )?#?([1-9]\\d{2,8})\\s+)?(?:by |for )?"
            + "(?<days>[1-9]\\d{0,3})(?: more)?\\s*(?<unit>days?|weeks?)?[\\s,]*(?:please)?[\\s.!?]*");

    private PlayForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case MOVE -> moveOnBoard(said);
            case PASS -> guarded(said, (game, on) -> new PlayCommand.Move(game, on.board(), "pass", on.ply()));
            case SWAP -> guarded(said, (game, on) -> new PlayCommand.Move(game, on.board(), "swap", on.ply()));
            case RESIGN -> resign(said);
            case UNDO -> guarded(said, (game, on) -> new PlayCommand.Undo(game, on.board(), on.ply()));
            case CONFIRM -> onBoard(said, PlayCommand.Confirm::new);
            case UNQUEUE -> onBoard(said, PlayCommand.Unqueue::new);
            case CLAIM -> onBoard(said, PlayCommand.Claim::new);
            case HINT -> onBoard(said, PlayCommand.Hint::new);
            case SUBMIT -> submit(said);
            case QUEUE -> {
                Arguments.OnBoard which = said.onBoard(true);
                yield new PlayCommand.Queue(said.game(), which.board(), which.rest());
            }
            case NOTE -> note(said);
            case EXTEND -> extend(said);
            case DRAW -> draw(said);
            default -> said.wrong();
        };
    }

    private static Parsing onBoard(Arguments said, BiFunction<Optional<Game>, OptionalInt, Command> command) {
        return said.number()
                .<Parsing>map(board -> command.apply(said.game(), board))
                .orElseGet(said::wrong);
    }

    private static Parsing guarded(Arguments said, BiFunction<Optional<Game>, Arguments.OnBoard, Command> command) {
        return said.guarded().<Parsing>map(on -> command.apply(said.game(), on)).orElseGet(said::wrong);
    }

    static boolean isGameOfAMatch(String text) {
        return GAME_OF_A_MATCH.matcher(text.strip()).matches();
    }

    /** Parses {@code resign}: the whole board, or with a word behind it one game of a match, which is a move. */
    private static Parsing resign(Arguments said) {
        Optional<Arguments.OnBoard> all = said.guarded();
        if (all.isPresent()) {
            return new PlayCommand.Resign(
                    said.game(), all.get().board(), all.get().ply());
        }
        Arguments.OnBoard which = said.onBoard(true);
        Arguments.Guarded words = Arguments.guarded(which.rest());
        return isGameOfAMatch(words.text())
                ? new PlayCommand.Move(said.game(), which.board(), "resign " + words.text(), words.number())
                : said.wrong();
    }

    private static Parsing draw(Arguments said) {
        boolean offer = said.word().equals(PROPOSE);
        Optional<Arguments.OnBoard> alone = said.guarded();
        if (alone.isPresent()) {
            return new PlayCommand.Draw(
                    said.game(), alone.get().board(), "", alone.get().ply(), offer);
        }
        Arguments.OnBoard which = said.onBoard(true);
        Arguments.Guarded words = Arguments.guarded(which.rest());
        return new PlayCommand.Draw(said.game(), which.board(), words.text(), words.number(), offer);
    }

    private static Parsing extend(Arguments said) {
        Matcher days = DAYS.matcher(said.rest());
        if (!days.matches()) {
            return said.wrong();
        }
        boolean weeks = days.group("unit") != null
                && days.group("unit").toLowerCase(Locale.ROOT).startsWith("w");
        return new PlayCommand.Extend(
                said.game(), Arguments.number(days, 1), Integer.parseInt(days.group("days")) * (weeks ? 7 : 1));
    }

    /** Parses {@code note}. A number too small for a board is part of the words. */
    private static Parsing note(Arguments said) {
        Arguments.OnBoard which = said.onBoard(true);
        boolean named = which.board().isPresent() && which.board().getAsInt() >= LOWEST_BOARD;
        String words = named ? which.rest() : said.rest();
        return new PlayCommand.Note(
                said.game(),
                named ? which.board() : OptionalInt.empty(),
                TO_MYSELF.matcher(words).replaceFirst("").strip());
    }

    private static Parsing moveOnBoard(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        return which.board().isEmpty() || which.ply().isPresent()
                ? said.wrong()
                : move(said.game(), which.board(), which.rest());
    }

    /** Parses a move, or one of the words that the server this one is modelled on takes in its place. */
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
        return command;
    }

    private static Parsing submit(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        Arguments.Guarded move = Arguments.guarded(which.rest());
        return move.text().isEmpty()
                ? said.wrong()
                : new PlayCommand.Submit(said.game(), which.board(), move.text(), move.number());
    }
}
