package pbem.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;

/** Parses the arguments of the verbs of {@link Verb.Group#INFORMATION}. */
final class InformationForms {

    private static final Pattern USER_ID = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern PAIR = Pattern.compile("\\(?[+-]?[0-9]+ ?[,;/] ?[+-]?[0-9]+\\)?");
    private static final Pattern BOARD_AND_LEVEL =
            Pattern.compile("(?:(?:board )?([0-9]{1,9}))?\\s*(?:(?:at )?(?:-?level[ =]?)?([1-4]))?");
    private static final Set<String> PRONOUNS = Set.of("me", "my", "us", "our", "the");

    private InformationForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case HELP ->
                new InformationCommand.Help(said.game()
                        .map(game -> (game.name() + " " + said.rest()).strip())
                        .orElse(said.rest().strip()));
            case LIST -> list(said);
            case GAMES -> table(said);
            case HISTORY -> history(said);
            case STANDINGS -> standings(said);
            case RATING -> rating(said);
            case OPPONENTS -> opponents(said);
            case SHOW -> show(said);
            case LOOK -> look(said);
            case RECORD -> text(said, GameWriting.RECORD);
            case PGN -> text(said, GameWriting.FILE);
            case FEN -> placement(said);
            case ANALYSE -> analyse(said);
            case PREVIEW -> preview(said);
            case REPLAY -> replay(said);
            case PLAYERS ->
                said.word().equals("who") && !said.words().isEmpty() // "who is this" asks for something else
                        ? new Parsing.Unknown(CommandRefusal.unknownCommand(said.word(), Optional.empty()))
                        : said.alone(new InformationCommand.Players());
            case TEST ->
                said.words().stream().allMatch("display"::equalsIgnoreCase)
                        ? new InformationCommand.TestDisplay()
                        : said.wrong();
            default -> said.wrong();
        };
    }

    /** Parses {@code analyse}: an optional board and an optional level. */
    private static Parsing analyse(Arguments said) {
        Matcher which = BOARD_AND_LEVEL.matcher(said.rest().strip().toLowerCase(Locale.ROOT));
        return which.matches()
                ? new InformationCommand.Analyse(said.game(), Arguments.number(which, 1), Arguments.number(which, 2))
                : said.wrong();
    }

    private static Parsing text(Arguments said, GameWriting writing) {
        return said.number()
                .<Parsing>map(
                        board -> new InformationCommand.GameText(said.game(), board, OptionalInt.empty(), writing))
                .orElseGet(said::wrong);
    }

    private static Parsing placement(Arguments said) {
        return said.guarded()
                .<Parsing>map(which ->
                        new InformationCommand.GameText(said.game(), which.board(), which.ply(), GameWriting.PLACEMENT))
                .orElseGet(said::wrong);
    }

    private static Parsing list(Arguments said) {
        List<String> words = said.words();
        if (words.isEmpty()) {
            return new InformationCommand.ListGames(said.game());
        }
        List<Game> named = new ArrayList<>();
        for (String word : words) {
            String name = Courtesy.bare(word);
            Optional<Game> game = said.games().named(name);
            if (game.isPresent()) {
                named.add(game.get());
            } else if (!name.equals("and")) {
                return new Parsing.Malformed(CommandRefusal.noSuchGame(word, said.gameNames()));
            }
        }
        return new InformationCommand.ListGames(named.stream().distinct().toList());
    }

    private static Parsing history(Arguments said) {
        Arguments.Named named = said.named(said.names());
        return named.rest().size() <= 2 && named.rest().stream().allMatch(InformationForms::looksLikeUserId)
                ? new InformationCommand.History(named.game(), named.rest())
                : said.wrong();
    }

    private static Parsing standings(Arguments said) {
        Arguments.Named named = said.named(said.words());
        boolean all = named.rest().size() == 1 && named.rest().get(0).equalsIgnoreCase("all");
        if (named.rest().isEmpty() || all) {
            return new InformationCommand.Standings(named.game(), all);
        }
        return named.game().isPresent()
                ? said.wrong()
                : new Parsing.Malformed(CommandRefusal.noSuchGame(named.rest().get(0), said.gameNames()));
    }

    private static Parsing rating(Arguments said) {
        List<String> words = said.names();
        return words.size() <= 1
                ? new InformationCommand.RatingOf(words.stream().findFirst())
                : said.wrong();
    }

    private static Parsing opponents(Arguments said) {
        Arguments.Named named = said.named(said.words());
        if (named.game().isPresent()) {
            return named.rest().isEmpty()
                    ? new InformationCommand.Opponents(named.game().get())
                    : said.wrong();
        }
        return new Parsing.Malformed(
                named.rest().isEmpty()
                        ? CommandRefusal.whichGame(said.verb(), said.gameNames())
                        : CommandRefusal.noSuchGame(named.rest().get(0), said.gameNames()));
    }

    private static Parsing table(Arguments said) {
        Selected selected = Selected.of(said.names());
        return new InformationCommand.TableOfBoards(
                said.game(), selected.words(), selected.selection().orElse(Selection.ACTIVE));
    }

    /** Words and the selection at their end, if any. */
    record Selected(List<String> words, Optional<Selection> selection) {
        static Selected of(List<String> words) {
            Optional<Selection> last = words.isEmpty() ? Optional.empty() : Selection.of(words.get(words.size() - 1));
            return last.isPresent()
                    ? new Selected(words.subList(0, words.size() - 1), last)
                    : new Selected(words, last);
        }
    }

    private static Parsing show(Arguments said) {
        List<String> words = said.words();
        if (!words.isEmpty() && Verb.of(words.get(0)).equals(Optional.of(Verb.MOVE))) {
            words = words.subList(1, words.size()); // "show board 101" means "show 101"
        }
        if (words.isEmpty()) {
            return said.wrong();
        }
        Arguments.OnBoard which = said.with(String.join(" ", words)).onBoard(true);
        if (which.board().isEmpty()) {
            Selected selected = Selected.of(Arguments.names(words));
            if (!selected.words().stream().allMatch(InformationForms::looksLikeUserId)) {
                return said.wrong();
            }
            return new InformationCommand.ShowPlayers(
                    said.game(), selected.words(), selected.selection().orElse(Selection.ACTIVE));
        }
        Optional<List<Integer>> boards = Arguments.numbers(words);
        if (boards.isPresent() && boards.get().size() > 1) {
            return new InformationCommand.ShowBoards(boards.get());
        }
        Optional<String> thing = Optional.of(which.rest()).filter(text -> !text.isEmpty());
        return thing.isPresent() && thing.get().chars().noneMatch(Character::isLetter)
                ? said.wrong()
                : new InformationCommand.Show(said.game(), which.board(), which.ply(), thing);
    }

    /** Parses {@code look}. Two numbers with a comma are a cell, even if the first could be a board. */
    private static Parsing look(Arguments said) {
        List<String> words = said.words();
        while (!words.isEmpty()
                && (words.get(0).equalsIgnoreCase("at") || Verb.of(words.get(0)).equals(Optional.of(Verb.MOVE)))) {
            words = words.subList(1, words.size()); // "look at board 101 e5"
        }
        String text = String.join(" ", words);
        Arguments.OnBoard which = PAIR.matcher(text).matches()
                ? new Arguments.OnBoard(OptionalInt.empty(), OptionalInt.empty(), text)
                : said.with(text).onBoard(true);
        return new InformationCommand.Look(
                said.game(),
                which.board(),
                which.ply(),
                Optional.of(which.rest()).filter(cell -> !cell.isEmpty()));
    }

    /** Whether a word may be a userid. "Show me a board" is a sentence. */
    private static boolean looksLikeUserId(String word) {
        return USER_ID.matcher(word).matches() && !PRONOUNS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static Parsing preview(Arguments said) {
        List<String> words = said.words();
        if (!words.isEmpty() && words.get(0).equalsIgnoreCase("new")) {
            return previewNew(said);
        }
        Arguments.OnBoard which = said.onBoard(false);
        return which.rest().isEmpty()
                ? said.wrong()
                : new InformationCommand.Preview(said.game(), which.board(), which.ply(), which.rest());
    }

    private static Parsing previewNew(Arguments said) {
        if (said.game().isEmpty()) {
            return new Parsing.Malformed(CommandRefusal.whichGame(said.verb(), said.gameNames()));
        }
        Game game = said.game().get();
        Words words = said.sorted();
        Map<String, String> options = words.options();
        List<String> plain = words.plain();
        Optional<Integer> players = plain.size() > 1 ? Arguments.number(plain.get(1)) : Optional.empty();
        return players.isEmpty()
                ? said.wrong()
                : new InformationCommand.PreviewNew(
                        game, players.get(), options, String.join(" ", plain.subList(2, plain.size())));
    }

    private static Parsing replay(Arguments said) {
        Arguments.OnBoard which = said.onBoard(false);
        List<String> words = Words.split(which.rest());
        if (which.board().isEmpty() || words.isEmpty() || !words.get(0).matches("#?[0-9]{1,6}")) {
            return said.wrong();
        }
        int ply = Integer.parseInt(words.get(0).replace("#", ""));
        return new InformationCommand.Preview(
                said.game(), which.board(), OptionalInt.of(ply), Arguments.after(which.rest(), words.get(0)));
    }
}
