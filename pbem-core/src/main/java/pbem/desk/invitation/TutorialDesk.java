package pbem.desk.invitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.command.Command;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.BoardFilter;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.HousePlayers;
import pbem.play.Logbook;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.terms.Terms;
import pbem.terms.TermsReading;

/** Starts first games against the players of the house. */
public final class TutorialDesk {

    /** Unrated, and nobody is hurried. */
    private static final Map<String, String> TERMS = Map.of("nagtime", "9999", "forfeittime", "9999", "unrated", "");

    private final Games games;
    private final Supplier<Seed> seeds;

    public TutorialDesk(Games games, Supplier<Seed> seeds) {
        this.games = games;
        this.seeds = seeds;
    }

    /** One such game of each kind at a time: whoever asks again sees the one that he has. */
    public void hear(Hearing hearing, Command.Tutorial wish) {
        Game game = wish.game().orElse(games.all().get(0));
        Player pupil = hearing.speaker().player().orElseThrow();
        Optional<GameRecord> present = present(hearing.ledger(), game, pupil);
        if (present.isPresent()) {
            GameRecord record = present.get();
            hearing.rule(
                    Ruling.Verdict.ANSWERED,
                    Phrase.of("play.shown", record.board().number()),
                    new Notice.Answer.Shown(record.board().number(), record.revision()));
            return;
        }
        List<Player> players = new ArrayList<>(List.of(pupil));
        players.addAll(HousePlayers.some(hearing.ledger(), Math.max(2, game.leastSeats()) - 1, hearing.now()));
        Start start = game.start(players.size(), Map.of(), seeds.get());
        Terms terms = ((TermsReading.Agreed) TermsReading.of(TERMS)).terms();
        GameRecord record = hearing.ledger()
                .boards()
                .open(game, ((Start.Ready) start).position().setup(), terms, players, hearing.now());
        hearing.rule(
                Ruling.Verdict.DONE,
                Phrase.of("play.tutorial-begun", record.board().number()));
        new Logbook(hearing.ledger()).opened(record, hearing.petition().mail(), hearing.now());
    }

    private static Optional<GameRecord> present(Ledger ledger, Game game, Player pupil) {
        BoardFilter his = BoardFilter.ALL.ofGame(game.name()).ofPlayer(pupil).onlyOpen(true);
        return ledger.boards().list(his).stream()
                .filter(board -> board.players().stream().anyMatch(HousePlayers.NAMES::contains))
                .flatMap(board -> ledger.boards().record(board.number()).stream())
                .filter(record -> HousePlayers.playAt(record.board()))
                .findFirst();
    }
}
