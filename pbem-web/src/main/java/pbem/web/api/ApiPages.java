package pbem.web.api;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.query.Overview;
import pbem.query.OverviewQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The page that explains the API by examples. */
record ApiPages(
        Layout layout, OverviewQueries overview, List<Operation> operations, SiteTexts texts, AnswerCache answers) {

    private static final Set<String> NOT_OF_EVERY_BOARD = Set.of("line", "legal", "analysis", "file", "placement");

    void add(Routes routes) {
        routes.page("/api", context -> answers.send(context, "/api", this::page));
    }

    private Answer page(Instant now) {
        Overview seen = overview.overview(1, 0);
        Map<String, String> examples = new HashMap<>();
        operations.forEach(operation -> example(operation, seen).ifPresent(path -> examples.put(operation.id(), path)));
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
                        "operations",
                        operations,
                        "examples",
                        examples));
    }

    /** A path that returns data; empty if there is nothing to show yet. */
    private static Optional<String> example(Operation operation, Overview seen) {
        String path = (ApiRoutes.ROOT + operation.path())
                .replace("{game}", seen.games().get(0).game().name())
                .replace("{move}", "0");
        String filled = seen.boards().stream()
                .findFirst()
                .map(board -> path.replace("{board}", String.valueOf(board.number()))
                        .replace("{player}", board.players().get(0)))
                .orElse(path);
        return Optional.of(filled)
                .filter(known -> !known.contains("{") && !NOT_OF_EVERY_BOARD.contains(operation.id()));
    }
}
