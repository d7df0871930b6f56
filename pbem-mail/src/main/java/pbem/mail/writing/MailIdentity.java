package pbem.mail.writing;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.token.Tokens;

/**
 * How this server appears in mails.
 *
 * @param name the name shown beside the address, such as {@code PBeM}
 * @param address the address that it writes from and receives mail at
 * @param domain the part after the @ in Message-IDs, and the end of list ids
 * @param site the address of its site, if it has one
 * @param admin the address that gets feedback and calls for the arbiter, if there is one
 * @param analyses whether mails about finished games offer an analysis
 */
public record MailIdentity(
        String name, String address, String domain, Optional<URI> site, Optional<String> admin, boolean analyses) {

    /** The longest part before the @ to which a token can be added. */
    public static final int LONGEST_LOCAL_PART = 64 - 1 - Tokens.LONGEST;

    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9._-]+@[A-Za-z0-9.-]+");
    private static final Set<String> HERE = Set.of("127.0.0.1", "[::1]", "localhost");
    private static final Pattern TAGGED = Pattern.compile("[^@+]*\\+([^@]+)@.*");
    private static final Pattern OWN_ID = Pattern.compile("pbem\\.([0-9a-f]{8,64})@.*");
    private static final Pattern DOMAIN = Pattern.compile("[A-Za-z0-9.-]+");

    /**
     * @throws IllegalArgumentException if mails could not be sent or answered with these settings; the message says why
     */
    public MailIdentity {
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("the server's name contains control characters");
        }
        if (!ADDRESS.matcher(address).matches()) {
            throw new IllegalArgumentException("not an address for a server, such as pbem@example.org: " + address);
        }
        if (address.indexOf('@') > LONGEST_LOCAL_PART) {
            throw new IllegalArgumentException("the part before the @ of " + address + " is longer than "
                    + LONGEST_LOCAL_PART + ", so that no token fits behind it");
        }
        if (!DOMAIN.matcher(domain).matches()) {
            throw new IllegalArgumentException("not a domain: " + domain);
        }
    }

    /** The address for replies: {@code pbem+TOKEN@example.org}. */
    public String replyAddress(String token) {
        int at = address.indexOf('@');
        return address.substring(0, at) + "+" + token + address.substring(at);
    }

    /** The address of a page of the site. */
    Optional<String> page(String path) {
        return site.map(URI::toString).map(url -> url.replaceFirst("/+$", "") + path);
    }

    /** The address of a page of the site if it is encrypted, so that nobody on the way can read the path. */
    Optional<String> securePage(String path) {
        return site.filter(url -> "https".equalsIgnoreCase(url.getScheme())).flatMap(url -> page(path));
    }

    /** The address of a page that takes a token: an encrypted one, or one of this machine, which a demo has. */
    Optional<String> pageForTokens(String path) {
        boolean here = site.map(URI::getHost).filter(HERE::contains).isPresent();
        return here ? page(path) : securePage(path);
    }

    /** Whether an address, also a sub-address, is this server's own. Mail to it would form a loop. */
    boolean isOwn(String other) {
        String ours = address.toLowerCase(Locale.ROOT);
        String theirs = other.toLowerCase(Locale.ROOT);
        int at = ours.indexOf('@');
        return theirs.equals(ours)
                || (theirs.startsWith(ours.substring(0, at) + "+") && theirs.endsWith(ours.substring(at)));
    }

    /** The Message-ID of a mail: {@code <pbem.TOKEN@example.org>}. */
    String messageId(String token) {
        return "<pbem." + token + "@" + domain + ">";
    }

    /** The tokens of our mails that are among the Message-IDs, whatever their domain. */
    public static Stream<String> tokens(List<String> messageIds) {
        return groups(OWN_ID, messageIds.stream().map(id -> id.toLowerCase(Locale.ROOT)));
    }

    /** What stands behind the plus of each address that has one: in ours, a token. */
    public static Stream<String> tags(List<String> addresses) {
        return groups(TAGGED, addresses.stream());
    }

    private static Stream<String> groups(Pattern pattern, Stream<String> texts) {
        return texts.map(pattern::matcher).filter(Matcher::matches).map(found -> found.group(1));
    }

    /** The content ID of a mail's picture, counted from 1; without brackets. */
    String contentId(String token, int picture) {
        return "board." + picture + "." + token + "@" + domain;
    }

    /** The List-Id of all mails about boards of one game. */
    String gameList(Game game) {
        return list(game.title(), game.name());
    }

    /**
     * A List-Id, by which mail programs sort mails (RFC 2919).
     *
     * @param title the name that people read
     */
    String list(String title, String name) {
        return title + " <" + name + ".pbem." + domain + ">";
    }
}
