package pbem.repository.robot;

import pbem.player.Player;

/**
 * An opponent that is an outside program.
 *
 * @param name of the program in the configuration; the userid may be another
 */
public record OutsideRobot(Player player, String name) {}
