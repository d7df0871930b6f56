package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.cli.listing.TournamentFacts;
import pbem.tournament.Tournament;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TableWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament show}. */
@Command(name = "show", description = "Show a tournament with its tables.")
final class TournamentShow extends ServerVerb {

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    int run(PbemServer server) throws Exception {
        TournamentFacts shown = server.store()
                .read(tx -> TournamentFacts.of(tx, number))
                .orElseThrow(() -> Refused.noTournament(number));
        if (json) {
            Rows.printJson(out(), shown.fields());
        } else {
            print(server, shown);
        }
        out().flush();
        return 0;
    }

    private void print(PbemServer server, TournamentFacts shown) {
        Tournament tournament = shown.tournament();
        out().println("Tournament " + number + ", "
                + ShownText.of(tournament.rules().name()) + ": "
                + tournament.rules().game() + ", " + tournament.rules().kind().word() + ", "
                + TournamentVerbs.word(tournament.state()) + ", "
                + tournament.playing().size() + " of " + tournament.rules().size() + " players");
        if (tournament.state() == Tournament.State.OPEN) {
            tournament.playing().forEach(player -> out().println(shown.user(player)));
            return;
        }
        for (Crosstable crosstable : Crosstable.of(tournament)) {
            out().println();
            out().println(server.say(TableWords.heading(tournament, crosstable.table())));
            CrosstableText.of(crosstable, shown::user).lines(server.phrases()).forEach(out()::println);
        }
    }
}
