package pbem.handler.information;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.command.InformationCommand;
import pbem.command.Selection;
import pbem.game.Game;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.rating.HeadToHead;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;
import pbem.summary.BoardSummary;

/** Answers requests for tables of boards, and for the boards of players. */
final class BoardListHandler {

    /** The most rows of a table in a mail. */
    private static final int ROWS = 50;

    /** The most boards shown in one mail. */
    static final int SHOWN = 10;

    void table(CommandContext context, InformationCommand.TableOfBoards wanted) {
        Optional<Found> found = find(context, wanted.game(), wanted.users(), wanted.selection());
        if (found.isEmpty()) {
            return;
        }
        Phrase heading = heading(wanted.selection(), found.get(), wanted.game());
        context.answered(
                Phrase.of("play.listed"),
                answers(found.get(), BoardTables.ofBoards(heading, found.get().some())));
    }

    void history(CommandContext context, InformationCommand.History wanted) {
        Optional<Found> found = wanted.users().size() == 2
                ? between(context, wanted)
                : find(context, wanted.game(), wanted.users(), Selection.INACTIVE);
        found.ifPresent(boards -> {
            context.answered(
                    Phrase.of("play.listed"),
                    answers(
                            boards,
                            BoardTables.history(heading(Selection.INACTIVE, boards, wanted.game()), boards.some())));
            if (wanted.users().size() == 2) {
                context.tell(met(context, boards.players()));
            }
        });
    }

    /** The boards on which both players played. */
    private static Optional<Found> between(CommandContext context, InformationCommand.History wanted) {
        String second = wanted.users().get(1);
        Optional<Player> other = context.repositories().players().called(second);
        if (other.isEmpty()) {
            context.refuse(PlayRefusal.NO_SUCH_PLAYER.of(second));
            return Optional.empty();
        }
        Optional<Player> one =
                context.repositories().players().called(wanted.users().get(0));
        if (one.isEmpty()) {
            context.refuse(PlayRefusal.NO_SUCH_PLAYER.of(wanted.users().get(0)));
            return Optional.empty();
        }
        List<BoardSummary> both =
                context
                        .repositories()
                        .boards()
                        .list(filter(wanted.game()).onlyOpen(false).ofPlayer(one.get()))
                        .stream()
                        .filter(board -> board.players().contains(other.get().user()))
                        .toList();
        return Optional.of(new Found(both.stream().limit(ROWS).toList(), both.size(), List.of(one.get(), other.get())));
    }

    private static Answer met(CommandContext context, List<Player> two) {
        HeadToHead met = context.repositories().ratings().between(two.get(0), two.get(1));
        return new Answer.Said(
                Phrase.of("rating.met", two.get(0).user(), two.get(1).user(), met.ahead(), met.behind(), met.even()));
    }

    void show(CommandContext context, InformationCommand.ShowPlayers wanted) {
        find(context, wanted.game(), wanted.users(), wanted.selection())
                .ifPresent(found -> show(context, wanted, found));
    }

    private static void show(CommandContext context, InformationCommand.ShowPlayers wanted, Found found) {
        if (found.all() == 0) {
            context.answered(Phrase.of("play.listed"), none());
        } else if (found.all() > SHOWN) {
            context.refuse(InformationRefusal.TOO_MANY_BOARDS.of(found.all(), SHOWN));
        } else {
            show(context, found.some().stream().map(BoardSummary::number).toList());
        }
    }

    void show(CommandContext context, InformationCommand.ShowBoards wanted) {
        List<Integer> numbers = wanted.boards().stream().distinct().toList();
        if (numbers.size() > SHOWN) {
            context.refuse(InformationRefusal.TOO_MANY_BOARDS.of(numbers.size(), SHOWN));
            return;
        }
        for (int number : numbers) {
            if (NamedBoard.find(context, Optional.empty(), OptionalInt.of(number))
                    .isEmpty()) {
                return;
            }
        }
        show(context, numbers);
    }

    /** Shows those boards whose games the server knows; refuses only if it knows none of them. */
    private static void show(CommandContext context, List<Integer> numbers) {
        List<GameRecord> records = numbers.stream()
                .flatMap(number -> context.repositories().boards().record(number).stream())
                .toList();
        if (records.isEmpty()) {
            context.refuse(PlayRefusal.noBoard(context.repositories().outages(), numbers.get(0)));
            return;
        }
        context.answered(
                Phrase.of(
                        "play.shown-several",
                        records.stream().map(record -> record.board().number()).toList()),
                records.stream()
                        .map(record -> new Answer.Shown(record.board().number(), record.revision()))
                        .toArray(Answer[]::new));
    }

    /**
     * The boards asked for.
     *
     * @param some the newest boards
     * @param all the number of all boards
     * @param players the players whose boards they are; empty for everybody's
     */
    private record Found(List<BoardSummary> some, int all, List<Player> players) {}

    /** The boards asked for. Without userids these are everybody's, but for {@code next} the speaker's own. */
    private static Optional<Found> find(
            CommandContext context, Optional<Game> game, List<String> users, Selection selection) {
        List<Player> players = new ArrayList<>();
        for (String user : users) {
            Optional<Player> player = context.repositories().players().called(user);
            if (player.isEmpty()) {
                context.refuse(PlayRefusal.NO_SUCH_PLAYER.of(user));
                return Optional.empty();
            }
            players.add(player.get());
        }
        if (players.isEmpty() && selection == Selection.NEXT) {
            context.speaker().player().ifPresent(players::add);
        }
        BoardFilter filter = switch (selection) {
            case NEXT, ACTIVE -> filter(game).onlyOpen(true);
            case INACTIVE -> filter(game).onlyOpen(false);
            case ALL -> filter(game);
        };
        Boards boards = context.repositories().boards();
        if (players.isEmpty()) {
            return Optional.of(new Found(boards.list(filter, 0, ROWS), boards.count(filter), players));
        }
        Map<Integer, BoardSummary> newestFirst = new TreeMap<>(Comparator.reverseOrder());
        for (Player player : players) {
            boards.list(filter.ofPlayer(player)).stream()
                    .filter(board ->
                            selection != Selection.NEXT || board.toMove().contains(player.user()))
                    .forEach(board -> newestFirst.put(board.number(), board));
        }
        return Optional.of(new Found(newestFirst.values().stream().limit(ROWS).toList(), newestFirst.size(), players));
    }

    private static BoardFilter filter(Optional<Game> game) {
        return game.map(named -> BoardFilter.ALL.ofGame(named.name())).orElse(BoardFilter.ALL);
    }

    private static Phrase heading(Selection selection, Found found, Optional<Game> game) {
        Phrase which = switch (selection) {
            case NEXT -> Phrase.of("table.which-next");
            case ACTIVE -> Phrase.of("table.which-active");
            case INACTIVE -> Phrase.of("table.which-inactive");
            case ALL -> Phrase.of("table.which-all");
        };
        Phrase ofGame = game.map(named -> Phrase.of("table.of-game", which, named.called()))
                .orElse(which);
        List<String> users = found.players().stream().map(Player::user).toList();
        return users.isEmpty() ? ofGame : Phrase.of("table.of-players", ofGame, users);
    }

    private static Answer[] answers(Found found, Answer.Table table) {
        if (found.all() == 0) {
            return new Answer[] {none()};
        }
        List<Answer> answers = BoardTables.withPrograms(found.some(), table);
        int left = found.all() - found.some().size();
        if (left > 0) {
            answers.add(1, new Answer.Said(Phrase.of("table.and-more", left)));
        }
        return answers.toArray(Answer[]::new);
    }

    private static Answer none() {
        return new Answer.Said(Phrase.of("table.none"));
    }
}
