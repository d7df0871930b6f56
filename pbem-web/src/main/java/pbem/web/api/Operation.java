package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import pbem.web.text.SiteTexts;

/**
 * Something that can be asked.
 *
 * @param id one word
 * @param path below {@link ApiRoutes#ROOT}, with its variable parts in braces
 * @param summary in a sentence
 * @param answer what its answer is: a record, or a String for mere text
 * @param kept whether its answers are worth keeping: not if there are more of them than room
 * @param handler answers as of a time
 */
record Operation(
        String id,
        String path,
        String summary,
        List<Parameter> parameters,
        Class<?> answer,
        boolean kept,
        BiFunction<Context, Instant, ?> handler) {

    Operation {
        parameters = List.copyOf(parameters);
    }

    static <T> Operation of(
            String id, String path, String summary, Class<T> answer, BiFunction<Context, Instant, T> handler) {
        return new Operation(id, path, summary, List.of(), answer, true, handler);
    }

    Operation with(boolean inPath, String name, String type, String description) {
        List<Parameter> more = new ArrayList<>(parameters);
        more.add(new Parameter(name, inPath, type, description));
        return new Operation(id, path, summary, more, answer, kept, handler);
    }

    /** Made anew whenever it is asked for. */
    Operation notKept() {
        return new Operation(id, path, summary, parameters, answer, false, handler);
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
