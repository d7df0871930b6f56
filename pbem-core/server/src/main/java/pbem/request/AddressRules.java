package pbem.request;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.AddressOwner;

/**
 * Which addresses a player may have.
 *
 * @param own where this server is written to: neither it nor one of its sub-addresses is a person's; empty without mail
 * @param local whether a domain may have no dot, or be the number of a machine, as within one house
 */
public record AddressRules(Optional<String> own, boolean local) {

    /** For the world outside. */
    public static final AddressRules STANDARD = new AddressRules(Optional.empty(), false);

    /** Only what no mail program can misunderstand: one address, without a name, comments or blanks. */
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s@<>,;:\"()\\[\\]\\\\]{1,64}@[^\\s@<>,;:\"()\\\\]{1,255}");

    /** A name with a dot in it, and no number of a machine. */
    private static final Pattern DOMAIN = Pattern.compile("(?![\\d.]+$)[^\\[\\].]+(?:\\.[^\\[\\].]+)+");

    /** Why nobody can have it; empty if somebody may. */
    public Optional<Refusal> objection(String address) {
        if (!ADDRESS.matcher(address).matches()) {
            return Optional.of(new AccountRefusal.BadAddress(address));
        }
        if (own.filter(server -> mailbox(server).equals(mailbox(address))).isPresent()) {
            return Optional.of(new AccountRefusal.OwnAddress(address));
        }
        String bare = mailbox(address);
        return local || DOMAIN.matcher(bare.substring(bare.indexOf('@') + 1)).matches()
                ? Optional.empty()
                : Optional.of(new AccountRefusal.LocalAddress(address));
    }

    /** Without sub-address, in lower case, and without the dot that may end a domain. */
    private static String mailbox(String address) {
        return AddressOwner.of(address).toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
    }
}
