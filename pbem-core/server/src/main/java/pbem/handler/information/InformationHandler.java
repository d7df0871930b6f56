package pbem.handler.information;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.help.HelpPages;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.FirstSteps;

/** Answers what anybody may ask. */
public final class InformationHandler {

    private final Games games;
    private final HelpPages help;
    private final BoardListHandler tables = new BoardListHandler();

    public InformationHandler(Games games, HelpPages help) {
        this.games = games;
        this.help = help;
    }

    public void answer(CommandContext context, String line, Command.Question question) {
        if (question instanceof Command.Help wanted) {
            help(context, line, wanted.topic());
        } else if (question instanceof Command.TestDisplay) {
            help(context, line, "display");
        } else if (question instanceof Command.ListGames wanted) {
            List<Notice.Answer> list = wanted.game()
                    .map(game -> boardsOf(context.repositories(), game))
                    .orElseGet(() -> List.of(games(context.repositories())));
            context.report(CommandResult.Status.ANSWERED, Phrase.of("play.listed"), list.toArray(Notice.Answer[]::new));
            seeks(context.repositories(), wanted.game()).ifPresent(context::tell);
        } else if (question instanceof Command.Show wanted) {
            show(context, line, wanted);
        } else if (question instanceof Command.ShowBoards wanted) {
            tables.show(context, line, wanted);
        } else if (question instanceof Command.ShowPlayers wanted) {
            Optional<Command.Show> thing = thingOnBoard(context, wanted);
            thing.ifPresentOrElse(show -> show(context, line, show), () -> tables.show(context, line, wanted));
        } else if (question instanceof Command.TableOfBoards wanted) {
            tables.games(context, line, wanted);
        } else {
            tables.history(context, (Command.History) question);
        }
    }

    private void help(CommandContext context, String line, String topic) {
        Optional<String> page = help.find(topic);
        if (page.isPresent()) {
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("play.helped", page.get()),
                    new Notice.Answer.Page(page.get()));
        } else {
            context.refuse(line, new InformationRefusal.NoSuchTopic(topic, help.topics()));
        }
    }

    private Notice.Answer games(Repositories repositories) {
        List<Phrase> lines = new ArrayList<>();
        for (Game game : games.all()) {
            int open = repositories
                    .boards()
                    .count(BoardFilter.ALL.ofGame(game.name()).onlyOpen(true));
            lines.add(Phrase.of("play.game-line", game.name(), game.title(), game.players(), open));
        }
        return new Notice.Answer.Listing(Phrase.of("play.games-heading"), lines);
    }

    private static List<Notice.Answer> boardsOf(Repositories repositories, Game game) {
        List<BoardSummary> boards =
                repositories.boards().list(BoardFilter.ALL.ofGame(game.name()).onlyOpen(true));
        if (boards.isEmpty()) {
            return List.of(
                    new Notice.Answer.Said(Phrase.of("play.no-boards", game.title())),
                    new Notice.Answer.Steps(FirstSteps.to(game)));
        }
        List<Phrase> lines = boards.stream()
                .map(board ->
                        Phrase.of("play.board-line", board.number(), board.players(), board.moves(), board.toMove()))
                .toList();
        return List.of(new Notice.Answer.Listing(Phrase.of("play.boards-heading", game.title()), lines));
    }

    /** Challenges that anybody may take, with what to write for it. */
    private static Optional<Notice.Answer> seeks(Repositories repositories, Optional<Game> game) {
        List<Phrase> lines = repositories.challenges().seeks().stream()
                .filter(seek ->
                        game.isEmpty() || game.get().name().equals(seek.game().name()))
                .map(seek -> Phrase.of(
                        "invitation.seek-line",
                        seek.number(),
                        seek.challenger().user(),
                        seek.freeSeats(),
                        seek.game().title()))
                .toList();
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Notice.Answer.Listing(Phrase.of("invitation.seeks"), lines));
    }

    /** In a reply to a board, a lone word that is nobody's userid is a thing on that board. */
    private static Optional<Command.Show> thingOnBoard(CommandContext context, Command.ShowPlayers wanted) {
        boolean thing = context.target() instanceof ReplyTarget.OfBoard
                && wanted.users().size() == 1
                && context.repositories()
                        .players()
                        .called(wanted.users().get(0))
                        .isEmpty();
        return thing
                ? Optional.of(new Command.Show(
                        wanted.game(),
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.of(wanted.users().get(0))))
                : Optional.empty();
    }

    private static void show(CommandContext context, String line, Command.Show wanted) {
        OptionalInt board = wanted.board().isEmpty() && context.target() instanceof ReplyTarget.OfBoard answered
                ? OptionalInt.of(answered.number())
                : wanted.board();
        if (board.isEmpty()) {
            context.refuse(line, new PlayRefusal.WhichBoard());
            return;
        }
        int number = board.getAsInt();
        Optional<GameRecord> found = context.repositories().boards().record(number);
        if (found.isEmpty()) {
            context.refuse(line, new PlayRefusal.NoSuchBoard(number));
            return;
        }
        GameRecord record = found.get();
        String game = record.board().game().name();
        if (wanted.game().filter(named -> !named.name().equals(game)).isPresent()) {
            context.refuse(
                    line,
                    new PlayRefusal.OtherGame(number, game, wanted.game().get().name()));
            return;
        }
        int played = record.plies().size();
        if (wanted.ply().isPresent() && wanted.ply().getAsInt() > played) {
            context.refuse(line, new PlayRefusal.NoSuchMove(number, wanted.ply().getAsInt(), played));
            return;
        }
        int revision = wanted.ply().isEmpty()
                ? record.revision()
                : wanted.ply().getAsInt() == 0
                        ? 0
                        : record.plies().get(wanted.ply().getAsInt() - 1).revision();
        Position position = record.positions().get(revision);
        boolean explained = wanted.thing().isEmpty()
                || position.detail(Viewer.PUBLIC, wanted.thing().get()).isPresent();
        if (explained) {
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("play.shown", number),
                    new Notice.Answer.Shown(number, revision, wanted.thing()));
        } else {
            String thing = wanted.thing().get();
            Refusal reason = position.missing(thing)
                    .orElseGet(() -> new InformationRefusal.NothingToExplain(
                            record.board().game().title(), number, thing));
            context.refuse(line, reason, new Notice.Answer.Shown(number, revision));
        }
    }
}
