package pbem.cli.demo;

import java.io.IOException;

/**
 * The ports of a demo, on loopback.
 *
 * @param site the port of its pages
 * @param smtp the SMTP port of its mail server
 * @param imap the IMAP port of its mail server
 */
public record DemoPorts(int site, int smtp, int imap) {

    /** The usual ports; any that is taken is replaced by a free one. */
    public static DemoPorts usual() throws IOException {
        return new DemoPorts(FreePort.near(8080), FreePort.near(3025), FreePort.near(3143));
    }

    /** Ports that are free now and chosen at random, so that several demos can start at once. */
    public static DemoPorts any() throws IOException {
        return new DemoPorts(FreePort.any(), FreePort.any(), FreePort.any());
    }
}
