package pbem.web.page;

import io.javalin.config.RoutesConfig;
import java.util.Set;
import pbem.phrase.Phrase;

/** The parameters in the addresses of requests. One that is given twice is refused: either value would be a guess. */
public final class Parameters {

    /** The parameters that are lists: the choices of a move that is tried. */
    private static final Set<String> LISTS = Set.of("chosen");

    private Parameters() {}

    /** Checks every request. Call this after adding what else precedes requests, whose headers the refusal needs. */
    public static void addCheck(RoutesConfig routes) {
        routes.before(context -> {
            if (context.queryString() != null) {
                context.queryParamMap().forEach((name, values) -> {
                    if (values.size() > 1 && !LISTS.contains(name)) {
                        throw repeated(name);
                    }
                });
            }
        });
    }

    static Problem repeated(String name) {
        return Problem.unreadable(Phrase.of("site.repeated", name), Phrase.of("site.repeated-advice"));
    }
}
