package pbem.cli.demo;

import java.io.IOException;

/**
 * Where a demo listens, on loopback.
 *
 * @param site of its pages
 * @param smtp of its mail server
 * @param imap of its mail server
 */
public record DemoPorts(int site, int smtp, int imap) {

    /** Those that people know by heart, each replaced by a free one if somebody has it. */
    public static DemoPorts usual() throws IOException {
        return new DemoPorts(FreePort.near(8080), FreePort.near(3025), FreePort.near(3143));
    }

    /** Such as nobody has at this moment and nobody else will ask for, so that several demos can start at once. */
    public static DemoPorts any() throws IOException {
        return new DemoPorts(FreePort.any(), FreePort.any(), FreePort.any());
    }
}
