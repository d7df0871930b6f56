package pbem.web.push;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.handler.play.PushDesk;
import pbem.handler.play.PushNotice;
import pbem.web.text.SiteTexts;

/**
 * Notifies browsers that it is their readers' turn. A notice contains only the number of the board. A notice that
 * cannot be sent is dropped, since a mail says more anyway. For use by one thread.
 */
public final class PushPost {

    private static final Logger LOG = LoggerFactory.getLogger(PushPost.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final int AT_ONCE = 20;

    /** The number of notices in a round; the others wait for the next round. */
    private static final int MOST = 200;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** How long a push service keeps a notice for a browser that is offline. */
    private static final int KEPT_SECONDS = (int) Duration.ofDays(1).toSeconds();

    private final PushDesk desk;
    private final WebPush writer;
    private final String title;
    private final Function<Locale, SiteTexts> texts;
    private final Predicate<URI> reached;
    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(PATIENCE)
            .build();

    /**
     * @param keys the keys that identify the server to push services
     * @param address the address to which push services write about problems
     * @param title the title of the notices
     * @param texts the texts of each language
     */
    public PushPost(PushDesk desk, VapidKeys keys, String address, String title, Function<Locale, SiteTexts> texts) {
        this(desk, keys, address, title, texts, KnownPushServices::areReached);
    }

    /** @param reached whether notices may be sent to an endpoint */
    PushPost(
            PushDesk desk,
            VapidKeys keys,
            String address,
            String title,
            Function<Locale, SiteTexts> texts,
            Predicate<URI> reached) {
        this.desk = desk;
        this.writer = new WebPush("mailto:" + address, keys);
        this.title = title;
        this.texts = texts;
        this.reached = reached;
    }

    /**
     * Sends the waiting notices.
     *
     * @param goesOn asked before each notice; false ends the round
     */
    public void round(BooleanSupplier goesOn) {
        Set<String> away = new HashSet<>();
        for (int sent = 0; sent < MOST; sent += AT_ONCE) {
            List<PushNotice> notices = desk.take(AT_ONCE);
            for (PushNotice notice : notices) {
                if (goesOn.getAsBoolean() && !away.contains(notice.to().service()) && !send(notice)) {
                    away.add(notice.to().service());
                }
            }
            if (notices.size() < AT_ONCE || !goesOn.getAsBoolean()) {
                return;
            }
        }
    }

    /**
     * Sends a notice.
     *
     * @return false if the push service could not be reached
     */
    private boolean send(PushNotice notice) {
        URI endpoint = URI.create(notice.to().url());
        if (!reached.test(endpoint)) {
            LOG.info("a browser is not told, since {} is no push service that we know", endpoint.getHost());
            return true;
        }
        try {
            HttpResponse<InputStream> answer =
                    client.send(request(endpoint, notice), HttpResponse.BodyHandlers.ofInputStream());
            answer.body().close(); // the body may be long, so it is not read
            heed(notice, answer.statusCode());
            return true;
        } catch (IOException e) {
            LOG.info("a browser is not told, since {} cannot be reached: {}", endpoint.getHost(), e.toString());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (UnusableKey e) {
            desk.expire(notice.to());
            return true;
        }
    }

    private void heed(PushNotice notice, int status) {
        if (status == 404 || status == 410) {
            desk.expire(notice.to());
        } else if (status >= 300) {
            LOG.info("a browser is not told, since {} answers {}", notice.to().service(), status);
        }
    }

    private HttpRequest request(URI endpoint, PushNotice notice) throws UnusableKey {
        WebPush.Urgency urgency = notice.silent() ? WebPush.Urgency.Low : WebPush.Urgency.Normal;
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint)
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofByteArray(encrypted(notice)));
        writer.getHeaders(endpoint.toString(), KEPT_SECONDS, null, urgency).forEach(request::setHeader);
        return request.build();
    }

    /**
     * The encrypted notice. The library declares no exception for an invalid key, and a key that is not a point of the
     * curve is found only here.
     */
    private byte[] encrypted(PushNotice notice) throws UnusableKey {
        Base64.Decoder decoder = Base64.getUrlDecoder();
        try {
            return writer.getBody(
                    text(notice).getBytes(StandardCharsets.UTF_8),
                    decoder.decode(notice.to().key()),
                    decoder.decode(notice.to().secret()));
        } catch (Exception e) {
            throw new UnusableKey(e);
        }
    }

    private static final class UnusableKey extends Exception {

        private static final long serialVersionUID = 1;

        UnusableKey(Exception cause) {
            super(cause);
        }
    }

    private String text(PushNotice notice) {
        SiteTexts words = texts.apply(notice.language());
        List<Integer> boards = notice.boards();
        return MAPPER.createObjectNode()
                .put("title", title)
                .put(
                        "says",
                        boards.size() == 1
                                ? words.say("site.push-turn", boards.get(0))
                                : words.say("site.push-turns", boards.size()))
                .put("silent", notice.silent())
                .toString();
    }
}
