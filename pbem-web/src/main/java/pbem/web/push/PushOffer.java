package pbem.web.push;

import com.interaso.webpush.VapidKeys;
import java.util.Base64;
import pbem.handler.play.PushDesk;

/**
 * That browsers may be told.
 *
 * @param key by which push services know the server, as browsers want it
 */
public record PushOffer(PushDesk desk, String key) {

    public static PushOffer of(PushDesk desk, VapidKeys keys) {
        return new PushOffer(
                desk, Base64.getUrlEncoder().withoutPadding().encodeToString(keys.getApplicationServerKey()));
    }
}
