package pbem.web.game;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.help.HelpPosition;
import pbem.help.HelpText;
import pbem.phrase.Phrase;
import pbem.query.GameDetails;
import pbem.query.GameQueries;
import pbem.query.ListedGame;
import pbem.query.rating.RatingQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Version;
import pbem.web.board.BoardListWords;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.Parameters;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;
import pbem.web.page.Routes;
import pbem.web.picture.PictureFormat;
import pbem.web.play.GuestOffer;
import pbem.web.text.SiteTexts;

/** The pages of the games of this server, with their rules. */
public record GamePages(
        Layout layout,
        GameQueries queries,
        RatingQueries ratings,
        Games games,
        HelpPages help,
        Examples examples,
        GuestOffer guests,
        SiteTexts texts,
        AnswerCache answers) {

    private static final int LONGEST = 60;
    private static final int SOME = 6;
    private static final int BEST = 5;
    private static final String END_OF_HEADING = "</h1>";
    private static final Duration A_DAY = Duration.ofDays(1);

    public void add(Routes routes) {
        routes.page("/games", this::list);
        routes.page("/games/{game}.svg", context -> send(context, PictureFormat.SMALL, ".svg"));
        routes.page("/games/{game}.png", context -> send(context, PictureFormat.PNG, ".png"));
        routes.page("/games/{game}/positions/{number}.svg", this::position);
        routes.page("/games/{game}", this::show);
    }

    private void list(Context context) {
        String asked = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        String wish = asked.length() > LONGEST ? asked.substring(0, LONGEST) : asked;
        answers.send(context, "/games?q=" + wish, now -> list(wish));
    }

    private Answer list(String wish) {
        List<Game> wanted = games.like(wish, texts::say).all();
        SortedMap<Family, List<ListedGame>> families = queries.all().stream()
                .filter(listed -> wanted.contains(listed.game()))
                .collect(Collectors.groupingBy(listed -> listed.game().family(), TreeMap::new, Collectors.toList()));
        return layout.answer(
                layout.page(texts.say("site.games")).at("/games"),
                "games",
                Map.of("wish", wish, "families", families, "texts", texts, "help", help));
    }

    /** Sends the picture of a position in a game's help. */
    private void position(Context context) {
        Game game = RequestedGame.of(context, games);
        int number = Parameters.number(context, "number", "site.no-position", "site.no-example-advice");
        List<HelpPosition> positions = help.positions(game.name());
        if (number < 1 || number > positions.size()) {
            throw Problem.missing(Phrase.of("site.no-position", number), Phrase.of("site.no-example-advice"));
        }
        String key = HelpPictures.path(game, number);
        answers.sendFixed(
                context,
                key,
                () -> PictureFormat.SMALL
                        .answer(positions.get(number - 1).diagram(), texts)
                        .of(Version.of(key).freshFor(A_DAY)));
    }

    /** Sends a picture of the board as the game begins. */
    private void send(Context context, PictureFormat format, String ending) {
        Game game = RequestedGame.of(context, games);
        String key = "/games/" + game.name() + ending;
        answers.sendFixed(
                context,
                key,
                () -> format.answer(GameQueries.start(game), texts)
                        .of(Version.of(key).freshFor(A_DAY)));
    }

    private void show(Context context) {
        Game game = RequestedGame.of(context, games);
        String path = "/games/" + game.name();
        if (!context.pathParam("game").equals(game.name())) {
            throw new Moved(path);
        }
        answers.send(context, path, now -> page(game, path, now));
    }

    private Answer page(Game game, String path, Instant now) {
        GameDetails details = queries.details(game, SOME, ChallengeWords.MOST);
        String help = HelpPictures.in(
                HelpText.html(this.help.markdown(game.name(), texts.language())),
                game,
                this.help.positions(game.name()),
                texts);
        int end = help.indexOf(END_OF_HEADING);
        int rules = end < 0 ? 0 : end + END_OF_HEADING.length();
        String svg = PictureFormat.SMALL.draw(GameQueries.start(game), texts);
        BoardListWords words = new BoardListWords(texts, now);
        return layout.answer(
                        layout.page(texts.title(game))
                                .at(path)
                                .pictured(path + ".png")
                                .describedAs(String.join(
                                        " ",
                                        texts.say("site.about-game", texts.title(game), texts.say(game.players())),
                                        this.help.about(game, texts.language()))),
                        "game",
                        Map.of(
                                "details",
                                details,
                                "heading",
                                help.substring(0, rules),
                                "rules",
                                help.substring(rules),
                                "language",
                                HelpTopicPages.languageOf(this.help, game.name(), texts),
                                "svg",
                                svg,
                                "hasExample",
                                examples.of(game).isPresent(),
                                "best",
                                ratings.standings(game, now, 0, BEST),
                                "words",
                                words,
                                "guests",
                                guests))
                .under((guests.robot().isPresent() ? ContentPolicy.SCRIPTED : ContentPolicy.STRICT)
                        .withStylesOf(svg)
                        .toString())
                .during(now, words.sameUntil(details.boards()));
    }
}
