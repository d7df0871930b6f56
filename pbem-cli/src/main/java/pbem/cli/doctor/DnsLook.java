package pbem.cli.doctor;

import java.util.Optional;

/**
 * What somebody says for a look into the DNS.
 *
 * @param server which name server to ask, rather than those of this machine
 * @param selector by which the mail of the domain is signed
 * @param outgoing as which address mail servers elsewhere see the one that sends
 */
public record DnsLook(Optional<String> server, Optional<String> selector, Optional<String> outgoing) {

    public static final DnsLook PLAIN = new DnsLook(Optional.empty(), Optional.empty(), Optional.empty());
}
