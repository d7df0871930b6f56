package pbem.handler.invitation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import pbem.game.Seed;
import pbem.player.Player;

/** Seats drawn by lot from the seed of the board, as {@code docs/chance.md} has it, so that players can check them too. */
final class SeatDraw {

    private SeatDraw() {}

    /** In the order of their seats. */
    static List<Player> of(List<Player> players, Seed seed) {
        return players.stream()
                .sorted(Comparator.comparing(player -> lot(player, seed)))
                .toList();
    }

    private static String lot(Player player, Seed seed) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(seed.bytes());
            return HexFormat.of().formatHex(digest.digest(player.user().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
