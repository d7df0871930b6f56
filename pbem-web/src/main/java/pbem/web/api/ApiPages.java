package pbem.web.api;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.query.ListedBoard;
import pbem.query.Overview;
import pbem.query.OverviewQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The page that explains the API by examples. */
final class ApiPages {

    private static final Set<String> NOT_OF_EVERY_BOARD = Set.of("line", "legal", "analysis");

    private final Layout layout;
    private final OverviewQueries overview;
    private final List<Operation> operations;
    private final SiteTexts texts;
    private final AnswerCache answers;

    ApiPages(
            Layout layout, OverviewQueries overview, List<Operation> operations, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.overview = overview;
        this.operations = operations;
        this.texts = texts;
        this.answers = answers;
    }

    void add(Routes routes) {
        routes.page("/api", context -> answers.send(context, "/api", this::page));
    }

    private Answer page(Instant now) {
        Overview seen = overview.overview(1, 0);
        Optional<ListedBoard> board = seen.boards().stream().findFirst();
        List<ApiExample> examples = operations.stream()
                .map(operation -> example(operation, board, seen))
                .toList();
        return layout.answer(
                layout.page(texts.say("site.api")).at("/api").describedAs(texts.say("site.about-api")),
                "api",
                Map.of(
                        "root",
                        layout.site().canonical(ApiRoutes.ROOT),
                        "limit",
                        RequestLimit.A_MINUTE,
                        "most",
                        ApiRoutes.PAGE,
                        "examples",
                        examples));
    }

    private static ApiExample example(Operation operation, Optional<ListedBoard> board, Overview seen) {
        String path = ApiRoutes.ROOT + operation.path();
        String filled =
                path.replace("{game}", seen.games().get(0).game().name()).replace("{move}", "0");
        if (board.isPresent()) {
            filled = filled.replace("{board}", String.valueOf(board.get().number()))
                    .replace("{player}", board.get().players().get(0));
        }
        boolean runs = !filled.contains("{") && !NOT_OF_EVERY_BOARD.contains(operation.id());
        return new ApiExample(
                path,
                operation.summary(),
                operation.parameters().stream()
                        .map(input -> new ApiExample.Input(input.name(), input.description()))
                        .toList(),
                runs ? filled : "");
    }
}
