package pbem.web.player;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import pbem.phrase.Phrase;
import pbem.query.PlayerDetails;
import pbem.query.PlayerList;
import pbem.query.PlayerQueries;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.TournamentQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.board.BoardCards;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.Page;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.rating.RatingCard;
import pbem.web.text.SiteTexts;

/** Who plays here, and on which boards. Says nothing of a player but their userid and their games. */
public final class PlayerPages {

    /** More than anybody reads of one player's boards; the list of boards has the rest. */
    private static final int LATEST = 50;

    /** Whom they met most often. */
    private static final int OPPONENTS = 20;

    /** How many players a page of the list has. */
    private static final int PAGE = 100;

    private final Layout layout;
    private final PlayerQueries queries;
    private final RatingQueries ratings;
    private final TournamentQueries tournaments;
    private final BoardCards cards;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public PlayerPages(
            Layout layout,
            PlayerQueries queries,
            RatingQueries ratings,
            TournamentQueries tournaments,
            BoardCards cards,
            SiteTexts texts,
            AnswerCache answers) {
        this.layout = layout;
        this.queries = queries;
        this.ratings = ratings;
        this.tournaments = tournaments;
        this.cards = cards;
        this.texts = texts;
        this.answers = answers;
    }

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
                        "players",
                        list.players(),
                        "robots",
                        queries.robots(),
                        "outsiders",
                        queries.programsOfOthers(),
                        "pages",
                        pages));
    }

    private static String href(int page) {
        return page == 1 ? "/players" : "/players?page=" + page;
    }

    private void show(Context context) {
        String asked = context.pathParam("user");
        answers.send(context, "/players/" + asked, now -> page(asked, now));
    }

    /** Search engines are not led to who does not want to be listed. */
    private Page frame(PlayerDetails player, String path) {
        Page page = layout.page(player.user()).describedAs(texts.say("site.about-player", player.user()));
        return player.hidden() ? page : page.at(path);
    }

    private Answer page(String asked, Instant now) {
        PlayerDetails player = queries.called(asked, LATEST)
                .orElseThrow(
                        () -> Problem.missing(Phrase.of("site.no-player", asked), Phrase.of("site.no-player-advice")));
        String path = "/players/" + player.user();
        if (!asked.equals(player.user())) {
            throw new Moved(path);
        }
        PlayerPageModel model = new PlayerPageModel(
                player.user(),
                player.gone(),
                player.program(),
                queries.programsOfOthers().stream()
                        .filter(outsider -> outsider.user().equals(player.user()))
                        .findFirst(),
                RatingCard.of(ratings.of(player.user()), texts),
                ratings.opponents(player.user(), OPPONENTS),
                TournamentEntryRow.of(tournaments.of(player.user(), LATEST), texts),
                cards.of(player.open(), now),
                player.openCount(),
                cards.of(player.closed(), now),
                player.closedCount());
        return layout.answer(frame(player, path), "player", Map.of("player", model))
                .during(now, BoardCards.sameUntil(player.open(), now));
    }
}
