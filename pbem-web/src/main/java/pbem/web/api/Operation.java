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
 * @param id one word
 * @param path below {@link ApiRoutes#ROOT}, with its variable parts in braces
 * @param summary in a sentence
 * @param answer what its answer is; empty for mere text
 * @param kept whether its answers are worth keeping: not those of moves that are tried, which are more than there is room for
 * @param text answers as of a time
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
     * What an address of the API takes.
     *
     * @param inPath whether it is a part of the path, and not of the query
     * @param type as a JSON schema names it
     * @param description in a sentence
     * @param values all that it can be; empty where these are too many to be named
     */
    public record Parameter(String name, boolean inPath, String type, String description, List<String> values) {}

    public Operation {
        parameters = List.copyOf(parameters);
    }

    /** The path with its root. */
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

    /** Made anew whenever it is asked for. */
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
