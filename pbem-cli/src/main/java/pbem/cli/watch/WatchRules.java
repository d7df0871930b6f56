package pbem.cli.watch;

import java.util.List;

/**
 * When the admin is told, and how.
 *
 * @param diskPercent the admin is told if less than this percentage of the disk is free
 * @param bouncePercent the admin is told if at least this percentage of the mail came back
 * @param applicants the admin is told if this many people wait for admission
 * @param mail whether there is an address to which to send mail
 * @param command the command to run, with its arguments; empty for none
 */
public record WatchRules(int diskPercent, int bouncePercent, int applicants, boolean mail, List<String> command) {
    public WatchRules {
        command = List.copyOf(command);
    }
}
