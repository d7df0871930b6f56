package pbem.repository.robot;

import pbem.engine.Level;
import pbem.player.Player;

/** An opponent of the server's own. */
public record Robot(Player player, Level level) {}
