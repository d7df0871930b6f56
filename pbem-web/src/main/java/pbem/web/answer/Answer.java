package pbem.web.answer;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** A whole answer that can be sent any number of times. Immutable and safe for any thread. */
public final class Answer {

    private static final Pattern GZIP =
            Pattern.compile("(?:^|,)\\s*gzip\\s*(?:;\\s*q=([0-9.]+)\\s*)?(?=,|$)", Pattern.CASE_INSENSITIVE);
    private static final Pattern NONE = Pattern.compile("0(\\.0*)?");

    /** In bytes; a shorter body is not compressed, since that gains nothing. */
    private static final int WORTH_COMPRESSING = 1024;

    private final Body body;
    private final Optional<Version> version;
    private final Optional<String> policy;
    private final Instant firstGood;
    private final Instant lastGood;

    private Answer(Body body, Optional<Version> version, Optional<String> policy, Instant firstGood, Instant lastGood) {
        this.body = body;
        this.version = version;
        this.policy = policy;
        this.firstGood = firstGood;
        this.lastGood = lastGood;
    }

    /** @param body the body, which must never be changed afterwards */
    public static Answer of(byte[] body, String contentType) {
        return new Answer(new Body(body, contentType), Optional.empty(), Optional.empty(), Instant.MIN, Instant.MAX);
    }

    public static Answer of(String text, String contentType) {
        return of(text.getBytes(StandardCharsets.UTF_8), contentType);
    }

    public static Answer html(String page) {
        return of(page, "text/html; charset=utf-8");
    }

    public Answer of(Version which) {
        return new Answer(body, Optional.of(which), policy, firstGood, lastGood);
    }

    /** The same answer, with the edition made part of its version. */
    Answer of(Edition edition) {
        return version.isEmpty() ? this : of(version.get().in(edition));
    }

    /** The same answer with its own content security policy. */
    public Answer under(String contentPolicy) {
        return new Answer(body, version, Optional.of(contentPolicy), firstGood, lastGood);
    }

    /**
     * The same answer, fresh only from the first to the last of those instants, because its text says how much time is
     * left.
     */
    public Answer during(Instant first, Instant last) {
        return new Answer(body, version, policy, first, last);
    }

    boolean isGoodAt(Instant now) {
        return !now.isBefore(firstGood) && !now.isAfter(lastGood);
    }

    Optional<Version> version() {
        return version;
    }

    /** The same answer with a version; if it has none, one is made from its content. */
    Answer versioned() {
        return version.isPresent() ? this : of(Version.ofContent(body.plain));
    }

    /** Its size in memory, including the compressed form. */
    int bytes() {
        return body.plain.length + (body.isCompressible() ? body.plain.length / 3 : 0);
    }

    /** Sends the answer, or the status 304 if the reader already has it. */
    public void send(Context context) {
        if (body.isCompressible()) {
            context.res().addHeader("Vary", "Accept-Encoding");
        }
        if (version.isPresent() && version.get().isMetBy(context)) {
            version.get().confirm(context);
            return;
        }
        version.ifPresent(which -> which.applyTo(context));
        policy.ifPresent(words -> context.header("Content-Security-Policy", words));
        byte[] bytes = body.plain;
        if (body.isCompressible() && takesGzip(context.header("Accept-Encoding"))) {
            context.header("Content-Encoding", "gzip");
            bytes = body.compressed();
        }
        context.res().setContentLength(bytes.length);
        context.contentType(body.contentType).result(bytes);
    }

    private static boolean takesGzip(String header) {
        if (header == null) {
            return false;
        }
        Matcher gzip = GZIP.matcher(header);
        return gzip.find()
                && (gzip.group(1) == null || !NONE.matcher(gzip.group(1)).matches());
    }

    /** The bytes, and their compressed form once a reader asks for it. */
    private static final class Body {

        private final byte[] plain;
        private final String contentType;
        private volatile byte[] compressed;

        Body(byte[] plain, String contentType) {
            this.plain = plain;
            this.contentType = contentType;
        }

        boolean isCompressible() {
            return plain.length >= WORTH_COMPRESSING && !contentType.equals("image/png");
        }

        byte[] compressed() {
            byte[] done = compressed;
            if (done == null) {
                done = gzip(plain);
                compressed = done;
            }
            return done;
        }

        private static byte[] gzip(byte[] bytes) {
            ByteArrayOutputStream to = new ByteArrayOutputStream(bytes.length / 3);
            try (GZIPOutputStream gzip = new GZIPOutputStream(to)) {
                gzip.write(bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return to.toByteArray();
        }
    }
}
