package pbem.web.search;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.query.ListedPlayer;
import pbem.query.Queries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.game.HelpTopicPages;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The search: boards by number, players by a part of their names, games, and pages of help. */
public record SearchPage(
        Layout layout,
        Queries queries,
        Games games,
        HelpPages help,
        SiteTexts texts,
        AnswerCache answers,
        RequestLimit limit) {

    private static final int LONGEST = 60;
    private static final int MOST_PLAYERS = 30;

    private static final int LEAST_OF_A_WORD = 3;

    public void add(Routes routes) {
        routes.page("/search", this::show);
    }

    private void show(Context context) {
        String asked = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        String wish = asked.length() > LONGEST ? asked.substring(0, LONGEST) : asked;
        answers.send(context, "/search?q=" + wish, now -> {
            if (!wish.isEmpty()) {
                limit.count(context); // what was found before costs nothing
            }
            return page(wish);
        });
    }

    private Answer page(String wish) {
        String title = wish.isEmpty() ? texts.say("site.search") : texts.say("site.search-for", wish);
        return layout.answer(
                layout.page(title),
                "search",
                Map.of(
                        "wish", wish,
                        "boards", wish.isEmpty() ? List.of() : boards(wish),
                        "players",
                                wish.isEmpty()
                                        ? List.<ListedPlayer>of()
                                        : queries.players().search(wish, MOST_PLAYERS),
                        "games", wish.isEmpty() ? List.of() : games(wish),
                        "help", wish.isEmpty() ? List.of() : help(wish)));
    }

    private List<Link> boards(String wish) {
        String number = wish.startsWith("#") ? wish.substring(1) : wish;
        if (!number.matches("[1-9][0-9]{0,8}")) {
            return List.of();
        }
        return queries.boards().version(Integer.parseInt(number)).stream()
                .map(board -> new Link(
                        "/boards/" + board.number(),
                        texts.say("site.title-board", "#" + board.number(), String.join(", ", board.users()))))
                .toList();
    }

    private List<Link> games(String wish) {
        return games.like(wish).all().stream()
                .map(game -> new Link("/games/" + game.name(), game.title()))
                .toList();
    }

    /** Pages whose name fits come first, then those whose text does. A word of one or two letters is in every text, so only titles count. */
    private List<Link> help(String wish) {
        String key = wish.toLowerCase(Locale.ROOT);
        Pattern word = Pattern.compile(
                "(?<![\\p{L}\\p{N}])" + Pattern.quote(key), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        List<String> found = new ArrayList<>(help.find(wish).stream().toList());
        help.topics().stream()
                .filter(topic -> key.length() >= LEAST_OF_A_WORD
                                && word.matcher(help.markdown(topic)).find()
                        || HelpTopicPages.title(help.markdown(topic), texts)
                                .toLowerCase(Locale.ROOT)
                                .contains(key))
                .filter(topic -> !found.contains(topic))
                .forEach(found::add);
        return found.stream()
                .map(topic -> new Link(
                        topic.equals(HelpPages.OVERVIEW) ? "/help" : "/help/" + topic,
                        HelpTopicPages.title(help.markdown(topic), texts)))
                .toList();
    }
}
