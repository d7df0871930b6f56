package pbem.web.push;

import com.interaso.webpush.VapidKeys;
import java.util.Base64;
import pbem.handler.play.PushDesk;

/**
 * The offer to notify browsers.
 *
 * @param key the server's public key, in the form that browsers want
 */
public record PushOffer(PushDesk desk, String key) {

    public static PushOffer of(PushDesk desk, VapidKeys keys) {
        return new PushOffer(
                desk, Base64.getUrlEncoder().withoutPadding().encodeToString(keys.getApplicationServerKey()));
    }
}
