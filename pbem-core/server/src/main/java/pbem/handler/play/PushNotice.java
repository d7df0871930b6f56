package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import pbem.repository.PushEndpoint;

/**
 * What a browser is to be told: its reader is to move.
 *
 * @param language in which they are written to
 * @param boards where, by number
 * @param silent whether it comes without a sound
 */
public record PushNotice(PushEndpoint to, Locale language, List<Integer> boards, boolean silent) {

    public PushNotice {
        boards = List.copyOf(boards);
    }
}
