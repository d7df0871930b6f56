package pbem.mail.writing;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.token.Tokens;

/**
 * Who this server is to mail programs.
 *
 * @param name beside the address, such as {@code PBeM}
 * @param address which it writes from and is written to
 * @param domain right of the @ in Message-IDs, and end of list ids
 * @param site where boards can be seen, if anywhere
 * @param admin where feedback and calls for the arbiter go, if anywhere
 * @param analyses whether players are told that games that are over can be looked at again
 */
public record MailIdentity(
        String name, String address, String domain, Optional<URI> site, Optional<String> admin, boolean analyses) {

    /** What the part before the @ may have at most, so that a token fits behind it. */
    public static final int LONGEST_LOCAL_PART = 64 - 1 - Tokens.LONGEST;

    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9._-]+@[A-Za-z0-9.-]+");
    private static final Pattern DOMAIN = Pattern.compile("[A-Za-z0-9.-]+");

    /** A server that looks at no games. */
    public MailIdentity(String name, String address, String domain, Optional<URI> site, Optional<String> admin) {
        this(name, address, domain, site, admin, false);
    }

    /** A server whose admin wants no mail. */
    public MailIdentity(String name, String address, String domain, Optional<URI> site) {
        this(name, address, domain, site, Optional.empty());
    }

    /** @throws IllegalArgumentException if mails could not be sent or answered so; the message says why */
    public MailIdentity {
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("the server's name holds control characters");
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

    /** {@code pbem+TOKEN@example.org}: where a reply goes. */
    public String replyAddress(String token) {
        int at = address.indexOf('@');
        return address.substring(0, at) + "+" + token + address.substring(at);
    }

    /** A page of the site, by its path. */
    Optional<String> page(String path) {
        return site.map(URI::toString).map(url -> url.replaceFirst("/+$", "") + path);
    }

    /** A page of the site, by its path, if nobody on the way can read the path. */
    Optional<String> securePage(String path) {
        return site.filter(url -> "https".equalsIgnoreCase(url.getScheme())).flatMap(url -> page(path));
    }

    /** Whether that is this server's own address, sub-addresses included: mail to it would go in circles. */
    boolean isOwn(String other) {
        String ours = address.toLowerCase(Locale.ROOT);
        String theirs = other.toLowerCase(Locale.ROOT);
        int at = ours.indexOf('@');
        return theirs.equals(ours)
                || (theirs.startsWith(ours.substring(0, at) + "+") && theirs.endsWith(ours.substring(at)));
    }

    /** {@code <pbem.TOKEN@example.org>}. */
    String messageId(String token) {
        return "<pbem." + token + "@" + domain + ">";
    }

    /** By which the HTML part of a mail names one of its pictures, counted from 1; without brackets. */
    String contentId(String token, int picture) {
        return "board." + picture + "." + token + "@" + domain;
    }

    /** Of all mails about one board. */
    MailThread boardThread(int number) {
        return new MailThread(messageId("board." + number), OptionalInt.of(number));
    }

    /** Of all mails about one challenge. */
    MailThread challengeThread(int number) {
        return new MailThread(messageId("challenge." + number), OptionalInt.empty());
    }

    /** Of all lessons that a player takes of one game. */
    MailThread courseThread(int course) {
        return new MailThread(messageId("course." + course), OptionalInt.empty());
    }

    /** Of all mails about boards of one game. */
    MailList gameList(Game game) {
        return new MailList(game.title(), game.name() + ".pbem." + domain);
    }

    /** Of all mails that tell of open challenges. */
    MailList seekList(String title) {
        return new MailList(title, "seeks.pbem." + domain);
    }

    /** Of all announcements. */
    MailList newsList(String title) {
        return new MailList(title, "news.pbem." + domain);
    }

    /** Of all digests. */
    MailList digestList(String title) {
        return new MailList(title, "digest.pbem." + domain);
    }
}
