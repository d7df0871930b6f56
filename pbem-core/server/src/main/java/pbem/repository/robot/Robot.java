package pbem.repository.robot;

import pbem.engine.Level;
import pbem.player.Player;

/** One of the server's own opponents. */
public record Robot(Player player, Level level) {}
