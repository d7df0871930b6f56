package pbem.cli.watch;

import java.util.List;

/**
 * When the admin is told, and how.
 *
 * @param diskPercent with less of the disk free
 * @param bouncePercent with so much of the mail that came back, or more
 * @param applicants when so many people wait for the admin's word
 * @param mail whether there is an address to tell by mail
 * @param command what is run, with its arguments; none if empty
 */
public record WatchRules(int diskPercent, int bouncePercent, int applicants, boolean mail, List<String> command) {
    public WatchRules {
        command = List.copyOf(command);
    }
}
