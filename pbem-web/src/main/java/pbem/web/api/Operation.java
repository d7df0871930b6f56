package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import pbem.query.Published;
import pbem.web.text.SiteTexts;

/**
 * An operation of the API.
 *
 * @param id its name, one word
 * @param path the path below {@link ApiRoutes#ROOT}, with its variable parts in braces
 * @param summary a sentence
 * @param answer the type of its answer; empty for plain text
 * @param kept whether its answers are kept in the cache; those of tried moves are not, because there are too many
 * @param text makes the answer as of a time
 */
public record Operation(
        String id,
        String path,
        String summary,
        List<Parameter> parameters,
        Optional<Published<?>> answer,
        boolean kept,
        BiFunction<Context, Instant, String> text) {

    /**
     * A parameter of an operation.
     *
     * @param inPath whether it is part of the path; otherwise it is in the query
     * @param type its type in the JSON schema
     * @param description a sentence
     * @param values all its possible values; empty if there are too many to list
     */
    public record Parameter(String name, boolean inPath, String type, String description, List<String> values) {}

    public Operation {
        parameters = List.copyOf(parameters);
    }

    /** The path including the root of the API. */
    public String whole() {
        return ApiRoutes.ROOT + path;
    }

    static <T> Operation of(
            String id, String path, String summary, Published<T> answer, BiFunction<Context, Instant, T> handler) {
        return new Operation(
                id,
                path,
                summary,
                List.of(),
                Optional.of(answer),
                true,
                (context, now) -> ApiRoutes.json(answer.row(handler.apply(context, now))));
    }

    static Operation ofText(String id, String path, String summary, Function<Context, String> handler) {
        return new Operation(
                id, path, summary, List.of(), Optional.empty(), true, (context, now) -> handler.apply(context));
    }

    Operation with(boolean inPath, String name, String type, String description, String... values) {
        List<Parameter> more = new ArrayList<>(parameters);
        more.add(new Parameter(name, inPath, type, description, List.of(values)));
        return new Operation(id, path, summary, more, answer, kept, text);
    }

    /** This operation, with answers that are made for each request and never cached. */
    Operation notKept() {
        return new Operation(id, path, summary, parameters, answer, false, text);
    }

    Operation board(SiteTexts texts) {
        return with(true, "board", "integer", texts.say("site.api-of-board"));
    }

    Operation move(SiteTexts texts) {
        return with(true, "move", "integer", texts.say("site.api-of-move"));
    }

    Operation game(SiteTexts texts) {
        return with(true, "game", "string", texts.say("site.api-of-game"));
    }

    Operation page(SiteTexts texts) {
        return with(false, "page", "integer", texts.say("site.api-of-page"));
    }
}
