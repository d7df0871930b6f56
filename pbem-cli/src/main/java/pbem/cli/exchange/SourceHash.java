package pbem.cli.exchange;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The hash by which an imported game is recognized when it is imported again. */
final class SourceHash {

    private SourceHash() {}

    /** @param told all that makes the game different from others; must be put together in the same way for ever */
    static String of(String told) {
        return HexFormat.of().formatHex(WholeArchive.sha256().digest(told.getBytes(StandardCharsets.UTF_8)));
    }
}
