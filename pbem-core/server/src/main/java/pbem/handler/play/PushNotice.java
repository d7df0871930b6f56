package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import pbem.player.PushEndpoint;

/**
 * A notice for a browser: it is its owner's turn.
 *
 * @param language the language for the reader
 * @param boards the numbers of the boards
 * @param silent whether it makes no sound
 */
public record PushNotice(PushEndpoint to, Locale language, List<Integer> boards, boolean silent) {

    public PushNotice {
        boards = List.copyOf(boards);
    }
}
