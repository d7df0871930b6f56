package pbem.request;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.AddressOwner;

/**
 * Which addresses a player may have.
 *
 * @param own where this server is written to, and was before: neither these nor their sub-addresses are a person's;
 *     none without mail
 * @param local whether a domain may have no dot, or be the number of a machine, as within one organisation
 */
public record AddressRules(List<String> own, boolean local) {

    public AddressRules {
        own = List.copyOf(own);
    }

    /** Of a server that has one address, or none. */
    public AddressRules(Optional<String> own, boolean local) {
        this(own.stream().toList(), local);
    }

    /** For the world outside. */
    public static final AddressRules STANDARD = new AddressRules(List.of(), false);

    /** Only what no mail program can misunderstand: one address, without a name, comments or blanks. */
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s@<>,;:\"()\\[\\]\\\\]{1,64}@[^\\s@<>,;:\"()\\\\]{1,255}");

    /** A name with a dot in it, and no number of a machine. */
    private static final Pattern DOMAIN = Pattern.compile("(?![\\d.]+$)[^\\[\\].]+(?:\\.[^\\[\\].]+)+");

    /** Why nobody can have it; empty if somebody may. */
    public Optional<Refusal> objection(String address) {
        if (!ADDRESS.matcher(address).matches()) {
            return Optional.of(AccountRefusal.BAD_ADDRESS.of(address));
        }
        if (own.stream().anyMatch(server -> mailbox(server).equals(mailbox(address)))) {
            return Optional.of(AccountRefusal.OWN_ADDRESS.of(address));
        }
        String bare = mailbox(address);
        return local || DOMAIN.matcher(bare.substring(bare.indexOf('@') + 1)).matches()
                ? Optional.empty()
                : Optional.of(AccountRefusal.LOCAL_ADDRESS.of(address));
    }

    /** Without sub-address, in lower case, and without the dot that may end a domain. */
    private static String mailbox(String address) {
        return AddressOwner.of(address).toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
    }
}
