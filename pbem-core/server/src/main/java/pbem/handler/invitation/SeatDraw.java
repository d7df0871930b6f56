package pbem.handler.invitation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.game.Seed;
import pbem.player.Player;

/**
 * Draws the seats by lot from the seed of the board. {@code docs/chance.md} specifies how, so that players can check
 * the draw.
 */
final class SeatDraw {

    private SeatDraw() {}

    /** The players in the order of their seats. */
    static List<Player> of(List<Player> players, Seed seed) {
        return players.stream()
                .sorted(Comparator.comparing(player -> lot(player, seed)))
                .toList();
    }

    private static String lot(Player player, Seed seed) {
        MessageDigest digest = DigestUtils.getSha256Digest();
        digest.update(seed.bytes());
        return HexFormat.of().formatHex(digest.digest(player.user().getBytes(StandardCharsets.UTF_8)));
    }
}
