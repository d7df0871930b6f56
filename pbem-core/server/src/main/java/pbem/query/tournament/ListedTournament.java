package pbem.query.tournament;

import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.game.GameName;
import pbem.repository.tournament.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.TableWords;

/**
 * A tournament in a list.
 *
 * @param name as its maker called it
 * @param kind as it is typed: {@code round-robin}
 * @param open whether anybody can enter it now
 * @param state in words
 * @param players how many are in it
 * @param size how many may be
 * @param stage the round or season; 0 before the first
 */
public record ListedTournament(
        int number,
        String name,
        GameName game,
        String kind,
        boolean open,
        Phrase state,
        int players,
        int size,
        int stage) {

    static ListedTournament of(TournamentSummary summary, Games games) {
        TournamentRules rules = summary.rules();
        boolean room = summary.players() < rules.size();
        boolean begins = summary.state() == Tournament.State.OPEN;
        boolean goesOn = rules.kind().isPerpetual() && summary.state() == Tournament.State.RUNNING;
        return new ListedTournament(
                summary.number(),
                rules.name(),
                games.named(rules.game()).map(GameName::of).orElseGet(() -> new GameName(rules.game(), rules.game())),
                rules.kind().word(),
                room && (begins || goesOn),
                TableWords.state(summary.state()),
                summary.players(),
                rules.size(),
                summary.stage());
    }
}
