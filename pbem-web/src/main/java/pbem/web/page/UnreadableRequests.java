package pbem.web.page;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import pbem.web.answer.Edition;
import pbem.web.text.SiteTexts;

/**
 * Answers requests that the server refuses before our handlers see them: addresses with a broken escape, a hidden slash
 * or a step upwards, and headers that are too long. The answer is a page like all others, without details.
 */
public final class UnreadableRequests extends ErrorHandler {

    private final Function<Edition, Layout> layouts;

    public UnreadableRequests(Function<Edition, Layout> layouts) {
        this.layouts = layouts;
    }

    public void addTo(Server server) {
        server.setErrorHandler(this);
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int status, String message, Throwable cause, Callback callback) {
        Layout layout = layouts.apply(Edition.asked(request));
        SiteTexts texts = layout.texts();
        boolean ours = status >= HttpStatus.INTERNAL_SERVER_ERROR_500;
        String page = layout.problem(
                status,
                texts.say(ours ? "site.fault" : "site.unreadable"),
                texts.say(ours ? "site.fault-advice" : "site.unreadable-advice"));
        SecurityHeaders.ALWAYS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
        response.write(true, ByteBuffer.wrap(page.getBytes(StandardCharsets.UTF_8)), callback);
    }
}
