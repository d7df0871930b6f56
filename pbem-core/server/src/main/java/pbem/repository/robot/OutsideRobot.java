package pbem.repository.robot;

import pbem.player.Player;

/**
 * An opponent that is a program of somebody else.
 *
 * @param name by which the configuration knows the program; the player may be called otherwise
 */
public record OutsideRobot(Player player, String name) {}
