package pbem.web.search;

import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
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

/** The search page: finds boards by number, players by part of their names, games, and help pages. */
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

    /** The number of words that are looked up, since each one costs a query. */
    private static final int MOST_WORDS = 3;

    private static final String NUMBER = "[1-9][0-9]{0,8}";

    private static final int LEAST_OF_A_WORD = 3;

    public void add(Routes routes) {
        routes.page("/search", this::show);
    }

    private void show(Context context) {
        String asked = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        String wish = asked.length() > LONGEST ? asked.substring(0, LONGEST) : asked;
        answers.send(context, "/search?q=" + wish, now -> {
            if (!wish.isEmpty()) {
                limit.count(context); // a result from the cache costs nothing
            }
            return page(wish);
        });
    }

    private Answer page(String wish) {
        String title = wish.isEmpty() ? texts.say("site.search") : texts.say("site.search-for", wish);
        return layout.answer(
                layout.page(title)
                        .unlistedAt("/search"
                                + (wish.isEmpty() ? "" : "?q=" + URLEncoder.encode(wish, StandardCharsets.UTF_8))),
                "search",
                Map.of(
                        "wish", wish,
                        "boards", wish.isEmpty() ? List.of() : boards(wish),
                        "players", wish.isEmpty() ? List.<ListedPlayer>of() : players(wish),
                        "games", wish.isEmpty() ? List.of() : games(wish),
                        "help", wish.isEmpty() ? List.of() : help(wish)));
    }

    /** Players whose names contain a word of the query. Userids have no blanks, so each word may be one. */
    private List<ListedPlayer> players(String wish) {
        return words(wish).stream()
                .limit(MOST_WORDS)
                .flatMap(word -> queries.players().search(word, MOST_PLAYERS).stream())
                .distinct()
                .limit(MOST_PLAYERS)
                .toList();
    }

    private List<Link> boards(String wish) {
        return words(wish).stream()
                .map(word -> word.startsWith("#") ? word.substring(1) : word)
                .filter(word -> word.matches(NUMBER))
                .limit(MOST_WORDS)
                .flatMap(number -> queries.boards().version(Integer.parseInt(number)).stream())
                .map(board -> new Link(
                        "/boards/" + board.number(),
                        texts.say("site.title-board", "#" + board.number(), String.join(", ", board.users()))))
                .toList();
    }

    private static List<String> words(String wish) {
        return List.of(wish.split("\\s+"));
    }

    /** Games whose names contain every word, in any order; first the one that is called so. */
    private List<Link> games(String wish) {
        return words(wish).stream()
                .filter(word -> !word.matches("#?" + NUMBER))
                .map(word -> games.like(word, texts::say).all())
                .reduce((some, others) -> some.stream().filter(others::contains).toList())
                .orElse(List.of())
                .stream()
                .map(game -> new Link("/games/" + game.name(), texts.title(game)))
                .toList();
    }

    /**
     * Help pages whose name matches, then pages whose text contains every word. Words of one or two letters are in
     * almost every text, so they count in titles only.
     */
    private List<Link> help(String wish) {
        List<String> found = new ArrayList<>(help.find(wish).stream().toList());
        help.topics().stream()
                .filter(topic -> words(wish).stream().allMatch(word -> has(topic, word)))
                .filter(topic -> !found.contains(topic))
                .forEach(found::add);
        return found.stream()
                .map(topic -> new Link(
                        topic.equals(HelpPages.OVERVIEW) ? "/help" : "/help/" + topic,
                        HelpTopicPages.title(help.words(topic, texts.language()), texts)))
                .toList();
    }

    private boolean has(String topic, String wish) {
        String key = wish.toLowerCase(Locale.ROOT);
        Pattern word = Pattern.compile(
                "(?<![\\p{L}\\p{N}])" + Pattern.quote(key), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        String page = help.words(topic, texts.language());
        return key.length() >= LEAST_OF_A_WORD && word.matcher(page).find()
                || HelpTopicPages.title(page, texts).toLowerCase(Locale.ROOT).contains(key);
    }
}
