package pbem.cli.verb;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.cli.home.GameJars;
import pbem.command.NearMiss;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import picocli.CommandLine.ParseResult;

/** A request at the terminal that cannot be carried out; the message says why in one line. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Refused(String why) {
        super(why);
    }

    /** The game of that name; refused if there is none. */
    static Game unlessGame(String name, Games games) {
        return games.named(name)
                .orElseThrow(() -> new Refused("there is no game " + name + "; the nearest are "
                        + String.join(", ", NearMiss.nearest(name, games.names()))));
    }

    /** The game of that name; refused if there is none. A jar that is not used may hold it, so all of these are named. */
    static Game unlessGame(String name, GameJars jars) {
        try {
            return unlessGame(name, jars.games());
        } catch (Refused none) {
            throw new Refused(Stream.concat(
                            Stream.of(none.getMessage()), jars.jars().stream().flatMap(jar -> jar.unused().stream()))
                    .collect(Collectors.joining("; ")));
        }
    }

    /** Refuses a {@code --limit} of less than 1, of any verb. */
    public static void unlessLimit(ParseResult named) {
        int limit = named.matchedOptionValue("--limit", 1);
        if (limit < 1) {
            throw new Refused("--limit must be 1 or more, not " + limit);
        }
        if (named.hasSubcommand()) {
            unlessLimit(named.subcommand());
        }
    }

    static Refused noTournament(int number) {
        return new Refused("there is no tournament " + number + "; to see all, run: pbem tournament list");
    }

    static Refused noBoard(int number) {
        return new Refused("there is no board " + number + "; to see all, run: pbem board list");
    }

    /**
     * A refusal on a board in words for the terminal. The usual words for an unknown board name commands for mails, so
     * they are replaced.
     */
    static Refused ofBoard(Refusal refusal, Function<Phrase, String> say) {
        return refusal.is(PlayRefusal.NO_SUCH_BOARD)
                ? noBoard((Integer) refusal.phrase().args().get(0))
                : new Refused(say.apply(refusal.phrase()));
    }
}
