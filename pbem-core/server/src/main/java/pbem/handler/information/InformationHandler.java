package pbem.handler.information;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.command.InformationCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.handler.play.PreviewHandler;
import pbem.help.HelpPages;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.SeekWords;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.FirstSteps;
import pbem.request.NamedBoard;
import pbem.robot.RobotRules;
import pbem.summary.BoardSummary;

/** Answers the questions that anybody may ask. */
public final class InformationHandler implements InformationCommand.Cases<CommandAction> {

    /** The help page about the drawing of boards. */
    private static final String DISPLAY = "display";

    /**
     * Ways to get fewer mails, the mildest first. The last, {@code signoff}, is shown only to a sender who may want to
     * leave.
     */
    private static final List<Notice.Step> WAYS_OUT = List.of(
            new Notice.Step("set receipts none", Phrase.of("play.way-receipts")),
            new Notice.Step("set digest daily", Phrase.of("play.way-digest")),
            new Notice.Step("unsubscribe all", Phrase.of("play.way-watching")),
            new Notice.Step("limit reject", Phrase.of("play.way-challenges")),
            new Notice.Step("signoff", Phrase.of("play.way-signoff")));

    private final Games games;
    private final HelpPages help;
    private final RatingHandler ratings;
    private final BoardListHandler lists = new BoardListHandler();
    private final ShowHandler shows = new ShowHandler(lists);
    private final PreviewHandler previews = new PreviewHandler();
    private final PeopleHandler people;
    private final AnalysisHandler analyses;

    /** @param robots the rules for the server's robots */
    public InformationHandler(Games games, HelpPages help, RobotRules robots) {
        this.games = games;
        this.help = help;
        this.ratings = new RatingHandler(games);
        this.people = new PeopleHandler(robots);
        this.analyses = new AnalysisHandler(robots.analyses());
    }

    @Override
    public CommandAction help(InformationCommand.Help wanted) {
        return context -> help(context, wanted.topic());
    }

    @Override
    public CommandAction testDisplay(InformationCommand.TestDisplay wanted) {
        return context -> help(context, DISPLAY);
    }

    @Override
    public CommandAction listGames(InformationCommand.ListGames wanted) {
        return context -> list(context, wanted.games());
    }

    @Override
    public CommandAction players(InformationCommand.Players wanted) {
        return people::list;
    }

    @Override
    public CommandAction waysOut(InformationCommand.WaysOut wanted) {
        return context -> context.answered(
                Phrase.of("play.ways-out-told"),
                context.request()
                                .invitation()
                                .filter(context.repositories().keptPlaces()::leaveAlone)
                                .isPresent()
                        ? new Answer[] {new Answer.Said(Phrase.of("play.never-again"))}
                        : context.speaker().player().isEmpty()
                                ? new Answer[] {new Answer.Said(Phrase.of("play.no-mails-to-you"))}
                                : waysOut(wanted.leaving()));
    }

    private static Answer[] waysOut(boolean leaving) {
        int most = WAYS_OUT.size() - (leaving ? 0 : 1);
        return new Answer[] {new Answer.Said(Phrase.of("play.ways-out")), new Answer.Steps(WAYS_OUT.subList(0, most))};
    }

    @Override
    public CommandAction tableOfBoards(InformationCommand.TableOfBoards wanted) {
        return context -> lists.table(context, wanted);
    }

    @Override
    public CommandAction history(InformationCommand.History wanted) {
        return context -> lists.history(context, wanted);
    }

    @Override
    public CommandAction standings(InformationCommand.Standings wanted) {
        return context -> ratings.standings(context, wanted);
    }

    @Override
    public CommandAction rating(InformationCommand.RatingOf wanted) {
        return context -> ratings.of(context, wanted);
    }

    @Override
    public CommandAction opponents(InformationCommand.Opponents wanted) {
        return context -> ratings.opponents(context, wanted);
    }

    @Override
    public CommandAction show(InformationCommand.Show wanted) {
        return context -> shows.show(context, wanted);
    }

    @Override
    public CommandAction look(InformationCommand.Look wanted) {
        return context -> new LookHandler().look(context, wanted);
    }

    @Override
    public CommandAction showBoards(InformationCommand.ShowBoards wanted) {
        return context -> lists.show(context, wanted);
    }

    @Override
    public CommandAction showPlayers(InformationCommand.ShowPlayers wanted) {
        return context -> shows.show(context, wanted);
    }

    @Override
    public CommandAction analyse(InformationCommand.Analyse wanted) {
        return context -> analyses.analyse(context, wanted);
    }

    @Override
    public CommandAction gameText(InformationCommand.GameText wanted) {
        return context -> NamedBoard.find(context, wanted.game(), wanted.board())
                .ifPresent(record -> new TextHandler(context, record).write(wanted.ply(), wanted.writing()));
    }

    @Override
    public CommandAction preview(InformationCommand.Preview wanted) {
        return previews.preview(wanted);
    }

    @Override
    public CommandAction previewNew(InformationCommand.PreviewNew wanted) {
        return previews.previewNew(wanted);
    }

    private void help(CommandContext context, String topic) {
        Optional<String> page = help.find(topic);
        if (page.isPresent()) {
            context.answered(Phrase.of("play.helped", page.get()), new Answer.Page(page.get()));
        } else {
            context.refuse(InformationRefusal.noSuchTopic(topic, help.topics(context.language())));
        }
    }

    private void list(CommandContext context, List<Game> wanted) {
        List<Answer> list = wanted.isEmpty()
                ? games(context.repositories())
                : wanted.stream()
                        .flatMap(game -> boardsOf(context.repositories(), game).stream())
                        .toList();
        context.answered(Phrase.of("play.listed"), list.toArray(Answer[]::new));
        seeks(context.repositories(), wanted).ifPresent(context::tell);
    }

    private List<Answer> games(Repositories repositories) {
        Map<String, Integer> open = repositories.boards().openByGame();
        List<Answer> families = new ArrayList<>();
        families.add(new Answer.Said(Phrase.of("play.games-here")));
        games.byPlay(open)
                .families()
                .forEach((family, members) -> families.add(new Answer.Listing(
                        family.title(),
                        members.stream()
                                .map(game -> Phrase.of(
                                        "play.game-line",
                                        game.name(),
                                        game.called(),
                                        game.players(),
                                        open.getOrDefault(game.name(), 0)))
                                .toList())));
        return families;
    }

    private static List<Answer> boardsOf(Repositories repositories, Game game) {
        List<BoardSummary> boards =
                repositories.boards().list(BoardFilter.ALL.ofGame(game.name()).onlyOpen(true));
        if (boards.isEmpty()) {
            return List.of(
                    new Answer.Said(Phrase.of("play.no-boards", game.called())), new Answer.Steps(FirstSteps.to(game)));
        }
        List<Phrase> lines = boards.stream()
                .map(board ->
                        Phrase.of("play.board-line", numbered(board), board.players(), board.moves(), board.toMove()))
                .toList();
        return List.of(new Answer.Listing(Phrase.of("play.boards-heading", game.called()), lines));
    }

    /** The number of a board, and of the board that it continues, if any. */
    private static Object numbered(BoardSummary board) {
        return board.origin()
                .<Object>map(origin -> Phrase.of("table.from-board", board.number(), origin.board(), origin.move()))
                .orElse(board.number());
    }

    /** The challenges that anybody may accept, with the line to write. */
    private static Optional<Answer> seeks(Repositories repositories, List<Game> wanted) {
        List<Phrase> lines = repositories.challenges().seeks().stream()
                .filter(seek -> wanted.isEmpty()
                        || wanted.stream()
                                .anyMatch(game -> game.name().equals(seek.game().name())))
                .map(SeekWords::of)
                .toList();
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Answer.Listing(Phrase.of("invitation.seeks"), lines));
    }
}
