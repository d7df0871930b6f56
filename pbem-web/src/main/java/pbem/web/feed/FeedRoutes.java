package pbem.web.feed;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Games;
import pbem.query.BoardDetails;
import pbem.query.BoardSearch;
import pbem.query.BoardSeat;
import pbem.query.BoardStep;
import pbem.query.PlayerDetails;
import pbem.query.Queries;
import pbem.record.BoardOrder;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Edition;
import pbem.web.board.BoardListWords;
import pbem.web.board.RequestedBoard;
import pbem.web.page.Moved;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;
import pbem.web.page.Routes;
import pbem.web.page.SiteHeader;
import pbem.web.text.SiteTexts;
import pbem.web.tournament.TournamentPages;

/** The feeds of the site, of games, players, tournaments and boards, and the calendars of players. */
public record FeedRoutes(
        SiteHeader site, Queries queries, Games games, Edition edition, SiteTexts texts, AnswerCache answers) {

    private static final String ATOM = "application/atom+xml; charset=utf-8";
    private static final String CALENDAR = "text/calendar; charset=utf-8";

    /** The number of entries in a feed; enough for readers who look once a week. */
    private static final int LATEST = 50;

    /** Adds the feeds. Call this before adding the pages, whose paths match these as well. */
    public void add(Routes routes) {
        routes.page("/feed.atom", context -> send(context, ATOM, this::ofSite));
        routes.page("/news.atom", context -> send(context, ATOM, this::ofNews));
        routes.page("/games/{game}.atom", context -> {
            Game game = RequestedGame.of(context, games);
            send(context, ATOM, () -> ofGame(game));
        });
        routes.page("/players/{user}.atom", context -> send(context, ATOM, () -> ofPlayer(context)));
        routes.page("/players/{user}.ics", context -> send(context, CALENDAR, () -> calendar(context)));
        routes.page("/tournaments/{tournament}.atom", context -> send(context, ATOM, () -> ofTournament(context)));
        routes.page("/boards/{board}.atom", context -> send(context, ATOM, () -> ofBoard(context)));
    }

    private interface Bytes {
        byte[] make();
    }

    private void send(Context context, String type, Bytes bytes) {
        answers.send(context, context.path(), now -> Answer.of(bytes.make(), type));
    }

    /** The site's feed: boards and announcements, as on the front page. */
    private byte[] ofSite() {
        List<AtomFeed.Item> items = Stream.concat(boards(search -> search), announcements())
                .sorted(Comparator.comparing(AtomFeed.Item::at).reversed())
                .limit(LATEST)
                .toList();
        return new AtomFeed(site, edition, site.title(), "/feed.atom", "/", items).bytes();
    }

    private byte[] ofNews() {
        String title = texts.say("site.feed-of", texts.say("site.news"), site.title());
        return new AtomFeed(
                        site,
                        edition,
                        title,
                        "/news.atom",
                        "/news",
                        announcements().toList())
                .bytes();
    }

    private Stream<AtomFeed.Item> announcements() {
        return queries.announcements().newest(LATEST).stream()
                .map(announced -> new AtomFeed.Item(
                        "/news#n" + announced.number(),
                        "",
                        announced.subject(),
                        announced.text(),
                        List.of(),
                        announced.at()));
    }

    private byte[] ofGame(Game game) {
        String page = "/games/" + game.name();
        return boards(
                texts.say("site.feed-of", texts.title(game), site.title()),
                page + ".atom",
                page,
                search -> search.ofGame(game.name()));
    }

    private byte[] ofPlayer(Context context) {
        String user = player(context, ".atom");
        return boards(
                texts.say("site.feed-of", user, site.title()),
                "/players/" + user + ".atom",
                "/players/" + user,
                search -> search.ofPlayer(user));
    }

    private byte[] ofTournament(Context context) {
        TournamentSummary tournament =
                TournamentPages.requested(context, queries.tournaments()).listed();
        String page = "/tournaments/" + tournament.number();
        return boards(
                texts.say("site.feed-of", tournament.rules().name(), site.title()),
                page + ".atom",
                page,
                search -> search.ofTournament(tournament.number()));
    }

    private String player(Context context, String ending) {
        String asked = context.pathParam("user");
        PlayerDetails player = queries.players().called(asked, 0).orElseThrow(() -> Problem.noPlayer(asked));
        if (!player.user().equals(asked)) {
            throw new Moved("/players/" + player.user() + ending);
        }
        return player.user();
    }

    private byte[] boards(String title, String path, String page, UnaryOperator<BoardSearch> which) {
        List<AtomFeed.Item> items = boards(which).toList();
        return new AtomFeed(site, edition, title, path, page, items).bytes();
    }

    /** The boards with the latest events, latest first. */
    private Stream<AtomFeed.Item> boards(UnaryOperator<BoardSearch> which) {
        return Stream.of(true, false)
                .flatMap(
                        open -> queries
                                .boards()
                                .list(which.apply(BoardSearch.first(LATEST, BoardOrder.CHANGED, open)))
                                .boards()
                                .stream())
                .sorted(Comparator.comparing(BoardSummary::changed)
                        .thenComparing(BoardSummary::number)
                        .reversed())
                .limit(LATEST)
                .map(this::item);
    }

    private AtomFeed.Item item(BoardSummary board) {
        String standing = words().standing(board);
        return new AtomFeed.Item(
                "/boards/" + board.number(),
                "",
                texts.say("site.title-board", words().title(board), String.join(", ", words().names(board))),
                texts.say("site.feed-standing", standing, words().moves(board)),
                board.players(),
                board.changed());
    }

    private BoardListWords words() {
        return new BoardListWords(texts, Instant.EPOCH); // no times are shown
    }

    private byte[] ofBoard(Context context) {
        BoardDetails board =
                new RequestedBoard(RequestedBoard.number(context), OptionalInt.empty()).find(queries.boards());
        String page = "/boards/" + board.number();
        List<BoardStep> steps = board.steps();
        List<AtomFeed.Item> items = new ArrayList<>();
        for (int i = steps.size() - 1; i >= Math.max(0, steps.size() - LATEST); i--) {
            items.add(item(board, page, steps.get(i), i));
        }
        String players = board.seats().stream().map(this::name).collect(Collectors.joining(", "));
        String title = texts.say(
                "site.title-board", texts.say("site.board", texts.title(board.game()), board.number()), players);
        return new AtomFeed(site, edition, title, page + ".atom", page, items).bytes();
    }

    /** The name of the player who took the step; the seat may have been handed over since. */
    private String name(BoardStep step, BoardSeat now) {
        return step.user().equals(now.user()) ? name(now) : step.user();
    }

    /** The player's name; a program is marked as such. */
    private String name(BoardSeat seat) {
        return seat.program() ? texts.say("site.program", seat.user()) : seat.user();
    }

    /** The entry for a step. The last step's entry also shows the result. */
    private AtomFeed.Item item(BoardDetails board, String page, BoardStep step, int index) {
        BoardSeat who = board.seat(step.seat());
        boolean last = index == board.steps().size() - 1;
        String result = last ? board.result().map(texts::say).orElse("") : "";
        return switch (step.kind()) {
            case MOVED ->
                new AtomFeed.Item(
                        page + "/moves/" + step.number(),
                        "",
                        texts.say("site.feed-move", step.number(), name(step, who), step.notation()),
                        result,
                        List.of(step.user()),
                        step.at());
            case RESIGNED -> left(page, step, "site.change-resigned", who, result);
            case LAPSED -> left(page, step, "site.change-lapsed", who, result);
            case LEFT_TOURNAMENT -> left(page, step, "site.change-left-tournament", who, result);
            case TAKEN_OUT -> left(page, step, "site.change-taken-out", who, result);
        };
    }

    private AtomFeed.Item left(String page, BoardStep step, String key, BoardSeat who, String result) {
        return new AtomFeed.Item(
                page,
                "left-" + step.seat().number(),
                texts.say(key, name(who)),
                result,
                List.of(who.user()),
                step.at());
    }

    private byte[] calendar(Context context) {
        String user = player(context, ".ics");
        List<DeadlineCalendar.Deadline> deadlines =
                queries
                        .boards()
                        .list(BoardSearch.first(LATEST, BoardOrder.DEADLINE, true)
                                .ofPlayer(user))
                        .boards()
                        .stream()
                        .filter(board -> board.toMove().contains(user)
                                && board.deadline().isPresent())
                        .map(board -> deadline(board))
                        .toList();
        return new DeadlineCalendar(site, edition, user, texts.say("site.calendar-of", user, site.title()), deadlines)
                .bytes();
    }

    private DeadlineCalendar.Deadline deadline(BoardSummary board) {
        Instant until = board.deadline().orElseThrow();
        return new DeadlineCalendar.Deadline(
                board.number(),
                board.moves(),
                texts.say("site.calendar-deadline", words().title(board), String.join(", ", words().names(board))),
                "/boards/" + board.number(),
                board.changed(),
                until);
    }
}
