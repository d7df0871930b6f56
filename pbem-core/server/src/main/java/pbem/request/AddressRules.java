package pbem.request;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.AddressOwner;

/**
 * The rules for the addresses of players.
 *
 * @param own this server's present and former addresses, which with their sub-addresses cannot be a player's; empty
 *     without mail
 * @param local whether a domain may lack a dot or be a numeric address, as within one organisation
 */
public record AddressRules(List<String> own, boolean local) {

    public AddressRules {
        own = List.copyOf(own);
    }

    /** The rules for public addresses. */
    public static final AddressRules STANDARD = new AddressRules(List.of(), false);

    /** One address without a name, comments or blanks, which no mail program can misunderstand. */
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s@<>,;:\"()\\[\\]\\\\]{1,64}@[^\\s@<>,;:\"()\\\\]{1,255}");

    /** A domain with a dot, which is not a numeric address. */
    private static final Pattern DOMAIN = Pattern.compile("(?![\\d.]+$)[^\\[\\].]+(?:\\.[^\\[\\].]+)+");

    /** Why a player cannot have an address; empty if one may. */
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

    /** An address in lower case, without its sub-address and without a dot at the end of the domain. */
    private static String mailbox(String address) {
        return AddressOwner.of(address).toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
    }
}
