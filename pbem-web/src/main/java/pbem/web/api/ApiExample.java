package pbem.web.api;

import java.util.List;

/**
 * An operation on the page that explains the API.
 *
 * @param path with its variable parts in braces
 * @param example a path that answers; empty if there is nothing yet to show
 */
public record ApiExample(String path, String summary, List<ApiExample.Input> inputs, String example) {

    public ApiExample {
        inputs = List.copyOf(inputs);
    }

    /** What it takes. */
    public record Input(String name, String description) {}
}
