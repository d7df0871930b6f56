package pbem.cli.verb;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.PeopleRows;
import pbem.cli.listing.Row;
import pbem.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem standings}. */
@Command(name = "standings", description = "List the ratings of a game: established ones first, then provisional ones.")
public final class StandingsVerb extends ListVerb {

    private static final Duration YEAR = Duration.ofDays(365);

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Option(names = "--all", description = "Include players who have not played it for a year.")
    private boolean all;

    @Override
    List<Row> rows(PbemServer server) {
        Game named = Refused.unlessGame(game, server.games());
        Optional<Instant> since =
                all ? Optional.empty() : Optional.of(server.clock().instant().minus(YEAR));
        return server.store()
                .read(tx ->
                        Row.each(tx.ratings().standings(named.name(), since, 0, Integer.MAX_VALUE), PeopleRows::of));
    }
}
