package pbem.desk.information;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.command.Command;
import pbem.command.Selection;
import pbem.game.Game;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.BoardFilter;
import pbem.ledger.BoardSummary;
import pbem.ledger.Boards;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.GameRecord;

/** Answers which boards there are: tables, and the boards of players themselves. */
final class BoardTableDesk {

    /** A longer table helps nobody in a mail. */
    private static final int ROWS = 50;

    /** More boards than that are no answer but a flood. */
    static final int SHOWN = 10;

    void games(Hearing hearing, String line, Command.TableOfBoards wanted) {
        Optional<Found> found = find(hearing, line, wanted.game(), wanted.users(), wanted.selection());
        if (found.isEmpty()) {
            return;
        }
        Phrase heading = heading(wanted.selection(), found.get(), wanted.game());
        hearing.rule(
                Ruling.Verdict.ANSWERED,
                Phrase.of("play.listed"),
                answers(found.get(), Tables.ofBoards(heading, found.get().some())));
    }

    void history(Hearing hearing, Command.History wanted) {
        BoardFilter over = filter(wanted.game()).onlyOpen(false);
        Boards boards = hearing.ledger().boards();
        Found found = new Found(boards.list(over, 0, ROWS), boards.count(over), List.of());
        hearing.rule(
                Ruling.Verdict.ANSWERED,
                Phrase.of("play.listed"),
                answers(found, Tables.history(heading(Selection.INACTIVE, found, wanted.game()), found.some())));
    }

    void show(Hearing hearing, String line, Command.ShowPlayers wanted) {
        find(hearing, line, wanted.game(), wanted.users(), wanted.selection())
                .ifPresent(found -> show(hearing, line, wanted, found));
    }

    private static void show(Hearing hearing, String line, Command.ShowPlayers wanted, Found found) {
        if (found.all() == 0) {
            hearing.rule(Ruling.Verdict.ANSWERED, Phrase.of("play.listed"), none());
        } else if (found.all() > SHOWN) {
            hearing.refuse(line, new InformationRefusal.TooManyBoards(found.all(), SHOWN));
        } else {
            show(hearing, found.some().stream().map(BoardSummary::number).toList());
        }
    }

    void show(Hearing hearing, String line, Command.ShowBoards wanted) {
        List<Integer> numbers = wanted.boards().stream().distinct().toList();
        if (numbers.size() > SHOWN) {
            hearing.refuse(line, new InformationRefusal.TooManyBoards(numbers.size(), SHOWN));
            return;
        }
        for (int number : numbers) {
            Optional<GameRecord> record = hearing.ledger().boards().record(number);
            if (record.isEmpty()) {
                hearing.refuse(line, new PlayRefusal.NoSuchBoard(number));
                return;
            }
        }
        show(hearing, numbers);
    }

    private static void show(Hearing hearing, List<Integer> numbers) {
        hearing.rule(
                Ruling.Verdict.ANSWERED,
                Phrase.of("play.shown-several", numbers),
                numbers.stream()
                        .map(number -> hearing.ledger().boards().record(number).orElseThrow())
                        .map(record -> new Notice.Answer.Shown(record.board().number(), record.revision()))
                        .toArray(Notice.Answer[]::new));
    }

    /**
     * Boards that were asked for.
     *
     * @param some the newest of them
     * @param all how many there are
     * @param players whose they are; none for everybody's
     */
    private record Found(List<BoardSummary> some, int all, List<Player> players) {}

    /** Without players everybody's boards, but of those where it is whose turn the speaker's own. */
    private static Optional<Found> find(
            Hearing hearing, String line, Optional<Game> game, List<String> users, Selection selection) {
        List<Player> players = new ArrayList<>();
        for (String user : users) {
            Optional<Player> player = hearing.ledger().players().called(user);
            if (player.isEmpty()) {
                hearing.refuse(line, new PlayRefusal.NoSuchPlayer(user));
                return Optional.empty();
            }
            players.add(player.get());
        }
        if (players.isEmpty() && selection == Selection.NEXT) {
            hearing.speaker().player().ifPresent(players::add);
        }
        BoardFilter filter = switch (selection) {
            case NEXT, ACTIVE -> filter(game).onlyOpen(true);
            case INACTIVE -> filter(game).onlyOpen(false);
            case ALL -> filter(game);
        };
        Boards boards = hearing.ledger().boards();
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
        Phrase ofGame = game.map(named -> Phrase.of("table.of-game", which, named.title()))
                .orElse(which);
        List<String> users = found.players().stream().map(Player::user).toList();
        return users.isEmpty() ? ofGame : Phrase.of("table.of-players", ofGame, users);
    }

    private static Notice.Answer[] answers(Found found, Notice.Answer.Table table) {
        if (found.all() == 0) {
            return new Notice.Answer[] {none()};
        }
        int left = found.all() - found.some().size();
        return left == 0
                ? new Notice.Answer[] {table}
                : new Notice.Answer[] {table, new Notice.Answer.Said(Phrase.of("table.and-more", left))};
    }

    private static Notice.Answer none() {
        return new Notice.Answer.Said(Phrase.of("table.none"));
    }
}
