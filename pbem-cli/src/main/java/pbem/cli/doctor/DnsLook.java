package pbem.cli.doctor;

import java.util.Optional;

/**
 * The options of a look-up in the DNS.
 *
 * @param server the name server to ask; empty for those of this machine
 * @param selector the DKIM selector by which the mail of the domain is signed
 * @param outgoing the IP address that other mail servers see when our mail server sends
 */
public record DnsLook(Optional<String> server, Optional<String> selector, Optional<String> outgoing) {

    public static final DnsLook PLAIN = new DnsLook(Optional.empty(), Optional.empty(), Optional.empty());
}
