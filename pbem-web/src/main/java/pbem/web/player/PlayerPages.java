package pbem.web.player;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import pbem.query.PlayerDetails;
import pbem.query.PlayerList;
import pbem.query.PlayerQueries;
import pbem.query.ProgramOfOthers;
import pbem.query.rating.PlayerRating;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.Medal;
import pbem.query.tournament.TournamentQueries;
import pbem.rating.Career;
import pbem.summary.TournamentSummary;
import pbem.tournament.table.TableWords;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.board.BoardListWords;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.Moved;
import pbem.web.page.Page;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/**
 * The players and their boards. The pages show only a player's userid and games, nothing personal.
 *
 * @param firstGame the game to which a reader is told to invite a player
 */
public record PlayerPages(
        Layout layout,
        PlayerQueries queries,
        RatingQueries ratings,
        TournamentQueries tournaments,
        SiteTexts texts,
        String firstGame,
        AnswerCache answers) {

    /** The number of a player's boards on their page; the list of boards has the rest. */
    private static final int LATEST = 50;

    /** The number of opponents shown, the most frequent ones first. */
    private static final int OPPONENTS = 20;

    /** The number of players on a page of the list. */
    private static final int PAGE = 100;

    public void add(Routes routes) {
        routes.page("/players", this::list);
        routes.page("/players/{user}", this::show);
    }

    private void list(Context context) {
        int number = PageNumbers.asked(context);
        answers.send(context, href(number), now -> list(number));
    }

    private Answer list(int number) {
        PlayerList list = queries.list((number - 1) * PAGE, PAGE);
        PageNumbers pages = PageNumbers.of(number, list.all(), PAGE, PlayerPages::href);
        return layout.answer(
                layout.page(texts.say("site.players")).at(href(number)).between(pages.previous(), pages.next()),
                "players",
                Map.of(
                        "players", list.players(),
                        "robots", queries.robots(),
                        "outsiders", queries.programsOfOthers(),
                        "pages", pages));
    }

    private static String href(int page) {
        return page == 1 ? "/players" : "/players?page=" + page;
    }

    private void show(Context context) {
        String asked = context.pathParam("user");
        answers.send(context, "/players/" + asked, now -> page(asked, now));
    }

    /** The page of a player. It is hidden from search engines if the player does not want to be listed. */
    private Page frame(PlayerDetails player, String path) {
        Page page = layout.page(player.user()).describedAs(texts.say("site.about-player", player.user()));
        return player.hidden() ? page.unlistedAt(path) : page.at(path);
    }

    private Answer page(String asked, Instant now) {
        PlayerDetails player = queries.called(asked, LATEST).orElseThrow(() -> Problem.noPlayer(asked));
        String path = "/players/" + player.user();
        if (!asked.equals(player.user())) {
            throw new Moved(path);
        }
        BoardListWords words = new BoardListWords(texts, now);
        Optional<ProgramOfOthers> outsider = queries.programsOfOthers().stream()
                .filter(program -> program.user().equals(player.user()))
                .findFirst();
        String game = outsider.flatMap(program -> program.games().stream().findFirst())
                .orElse(firstGame);
        return layout.answer(
                        frame(player, path),
                        "player",
                        Map.of(
                                "player",
                                player,
                                "outsider",
                                outsider,
                                "invitation",
                                texts.command(game + " challenge " + player.user()),
                                "ratings",
                                ratings.of(player.user()),
                                "opponents",
                                ratings.opponents(player.user(), OPPONENTS),
                                "tournaments",
                                tournaments.of(player.user(), LATEST),
                                "view",
                                this,
                                "words",
                                words))
                .during(now, words.sameUntil(player.open()));
    }

    /** Links to files of the latest finished games, for other programs. */
    public List<Link> files(PlayerDetails player) {
        return queries.fileEndings(player.closed()).stream()
                .map(ending -> new Link("/players/" + player.user() + "." + ending, ending.toUpperCase(Locale.ROOT)))
                .toList();
    }

    /** HTML: the rating with its deviation, a link to the standings of its game, and the games that it covers. */
    public String words(PlayerRating of) {
        Career career = of.rating().career();
        return texts.html(
                "site.rating-line",
                "/standings/" + of.game(),
                texts.title(of.game()),
                texts.say(
                        career.isProvisional() ? "site.rating-provisional" : "site.rating",
                        rating(of),
                        career.skill().deviation()),
                texts.say(
                        "site.rated-games",
                        career.boards(),
                        career.opponents(),
                        career.won(),
                        career.drawn(),
                        career.lost()));
    }

    private static String rating(PlayerRating of) {
        return Integer.toString(of.rating().skill().rating());
    }

    public RatingCurve curve(PlayerRating of) {
        return RatingCurve.of(of.course(), texts.say("site.curve", texts.title(of.game()), rating(of)));
    }

    public String place(Medal medal) {
        return texts.say("site.medal", medal.place());
    }

    public String state(TournamentSummary tournament) {
        return texts.say(TableWords.state(tournament.state()));
    }
}
