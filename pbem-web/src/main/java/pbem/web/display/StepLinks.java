package pbem.web.display;

import java.util.List;
import java.util.Optional;

/** Where one can step from a moment of a game; a step that leads nowhere is empty. */
public record StepLinks(
        Optional<String> first, Optional<String> previous, Optional<String> next, Optional<String> last) {

    /**
     * @param moments paths of all of them, in order
     * @param shown which of them is on show
     * @param last the path under which the last of them is known best
     */
    public static StepLinks among(List<String> moments, int shown, String last) {
        boolean start = shown == 0;
        boolean end = shown == moments.size() - 1;
        return new StepLinks(
                start ? Optional.empty() : Optional.of(moments.get(0)),
                start ? Optional.empty() : Optional.of(moments.get(shown - 1)),
                end ? Optional.empty() : Optional.of(moments.get(shown + 1)),
                end ? Optional.empty() : Optional.of(last));
    }
}
