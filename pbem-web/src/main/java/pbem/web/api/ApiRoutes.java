package pbem.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.phrase.Phrase;
import pbem.query.BoardDetails;
import pbem.query.Published;
import pbem.query.Queries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.JsonText;
import pbem.web.board.RequestedBoard;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.SiteHeader;
import pbem.web.text.SiteTexts;

/** The routes of the API: every operation at its path, the OpenAPI description, and the page that explains the API. */
public final class ApiRoutes {

    static final String ROOT = "/api/v1";

    /** The number of entries on a page of a list. */
    static final int PAGE = 100;

    private static final String JSON = "application/json";

    private final BoardOperations boards;
    private final Published<BoardDetails> file;
    private final List<Operation> operations;
    private final RequestLimit limit;
    private final AnswerCache answers;
    private final String description;
    private final SiteHeader site;
    private final Queries queries;
    private final Games games;
    private final HelpPages help;

    public ApiRoutes(
            SiteHeader site,
            Queries queries,
            Games games,
            HelpPages help,
            SiteTexts texts,
            AnswerCache answers,
            RequestLimit limit) {
        this.site = site;
        this.queries = queries;
        this.games = games;
        this.help = help;
        this.boards = boards(texts);
        this.file = new ApiFields(texts, site).file();
        this.operations = operations(texts);
        this.limit = limit;
        this.answers = answers;
        this.description = json(new OpenApi(operations, site, texts).document());
    }

    private BoardOperations boards(SiteTexts texts) {
        return new BoardOperations(queries.boards(), games, texts, new ApiFields(texts, site));
    }

    private List<Operation> operations(SiteTexts texts) {
        return Stream.concat(
                        boards(texts).all().stream(),
                        new OtherOperations(queries, games, help, texts, new ApiFields(texts, site)).all().stream())
                .toList();
    }

    static String json(Map<String, Object> fields) {
        return JsonText.of(fields) + "\n";
    }

    /** Adds the files of boards beside their pages. Call this before adding the pages, whose paths match as well. */
    public void addFiles(Routes routes) {
        routes.page("/boards/{board}.json", context -> {
            String key = "/boards/" + RequestedBoard.number(context) + ".json";
            answers.send(context, key, now -> Answer.of(json(file.row(boards.found(context, now))), JSON));
        });
    }

    public void add(RoutesConfig javalin, Routes routes) {
        javalin.before(ROOT + "/*", context -> {
            context.header("Access-Control-Allow-Origin", "*");
            context.header("Access-Control-Expose-Headers", "ETag, Retry-After");
            limit.count(context);
        });
        javalin.options(ROOT + "/*", context -> {
            context.header("Access-Control-Allow-Methods", "GET, HEAD");
            context.header("Access-Control-Allow-Headers", "If-None-Match");
            context.header("Access-Control-Max-Age", "86400");
            context.status(HttpStatus.NO_CONTENT);
        });
        routes.page(
                ROOT + "/openapi.json",
                context -> answers.sendFixed(context, ROOT + "/openapi.json", () -> Answer.of(description, JSON)));
        operations.forEach(operation -> routes.page(ROOT + operation.path(), context -> send(context, operation)));
        routes.page(ROOT + "/*", context -> {
            throw Problem.missing(Phrase.of("site.no-page"), Phrase.of("site.api-no-parameter-advice"));
        });
    }

    /** Adds the page that explains the API, in the language of its layout. The API itself is English. */
    public void addPage(Layout layout, Routes routes) {
        new ApiPages(layout, queries.overview(), operations(layout.texts()), layout.texts(), answers).add(routes);
    }

    private void send(Context context, Operation operation) {
        Optional<String> unknown = context.queryParamMap().keySet().stream()
                .filter(name -> operation.parameters().stream()
                        .noneMatch(known -> !known.inPath() && known.name().equals(name)))
                .findFirst();
        if (unknown.isPresent()) {
            throw Problem.unreadable(
                    Phrase.of("site.api-no-parameter", unknown.get()), Phrase.of("site.api-no-parameter-advice"));
        }
        if (!operation.kept()) {
            answers.sendOnce(context, now -> limit.trying(context, () -> answer(context, operation, now)));
            return;
        }
        String key = operation.parameters().stream()
                .filter(known -> !known.inPath())
                .map(known -> known.name() + "=" + context.queryParam(known.name()))
                .collect(Collectors.joining("&", context.path() + "?", ""));
        answers.send(context, key, now -> answer(context, operation, now));
    }

    private static Answer answer(Context context, Operation operation, Instant now) {
        return Answer.of(
                operation.text().apply(context, now),
                operation.answer().isPresent() ? JSON : "text/plain; charset=utf-8");
    }
}
