package pbem.cli.verb;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import pbem.player.Player;
import pbem.player.Sanction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The common part of {@code pbem player suspend} and {@code pbem player mute}. */
abstract class PlayerSanction extends ReasonedVerb {

    private static final int MOST_DAYS = 3650;

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Option(
            names = "--days",
            paramLabel = "N",
            description = "The days that it lasts (default: until pbem player resume).")
    private Optional<Integer> days = Optional.empty();

    abstract Sanction.Kind kind();

    /** The player's new state in a word. */
    abstract String state();

    @Override
    final String change(Acting acting, String why) {
        days.filter(given -> given < 1 || given > MOST_DAYS).ifPresent(given -> {
            throw new Refused("--days is a number from 1 to " + MOST_DAYS + ", not " + given);
        });
        Player player = acting.person(user);
        Optional<Instant> until =
                days.map(given -> acting.now().truncatedTo(ChronoUnit.SECONDS).plus(Duration.ofDays(given)));
        acting.after(acting.people().sanction(player, kind(), until, why));
        return player.user() + " is " + state()
                + until.map(end -> " until " + end).orElse(" until you run: pbem player resume " + player.user())
                + ", and is told so.";
    }

    /** {@code pbem player suspend}. */
    @Command(
            name = "suspend",
            description = "Suspend a player: they can only read, get their data, write to you and leave. Their clocks"
                    + " run on, their queued moves are deleted, and their open challenges are withdrawn. They are"
                    + " told.",
            footer = {
                "",
                "To end their boards: pbem player depart USERID",
                "Example: pbem player suspend bob --days 14 --why \"insults\""
            })
    static final class Suspend extends PlayerSanction {

        @Override
        Sanction.Kind kind() {
            return Sanction.Kind.SUSPENDED;
        }

        @Override
        String state() {
            return "suspended";
        }
    }

    /** {@code pbem player mute}. */
    @Command(
            name = "mute",
            description = "Mute a player: their words are not passed on to others, not even words with a move. They go"
                    + " on playing, and are told.",
            footer = {"", "Example: pbem player mute bob --days 7 --why \"shouting\""})
    static final class Mute extends PlayerSanction {

        @Override
        Sanction.Kind kind() {
            return Sanction.Kind.MUTED;
        }

        @Override
        String state() {
            return "muted";
        }
    }
}
