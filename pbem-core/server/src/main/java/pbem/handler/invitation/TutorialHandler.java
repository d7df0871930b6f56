package pbem.handler.invitation;

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
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.play.TutorialOpponents;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.terms.Terms;
import pbem.terms.TermsReading;

/** Starts first games against the players of the house. */
public final class TutorialHandler {

    /** Unrated, and nobody is hurried. */
    private static final Map<String, String> TERMS = Map.of("nagtime", "9999", "forfeittime", "9999", "unrated", "");

    private final Games games;
    private final Supplier<Seed> seeds;

    public TutorialHandler(Games games, Supplier<Seed> seeds) {
        this.games = games;
        this.seeds = seeds;
    }

    /** One such game of each kind at a time: whoever asks again sees the one that he has. */
    public void handle(CommandContext context, Command.Tutorial wish) {
        Game game = wish.game().orElse(games.all().get(0));
        Player pupil = context.speaker().player().orElseThrow();
        Optional<GameRecord> present = present(context.repositories(), game, pupil);
        if (present.isPresent()) {
            GameRecord record = present.get();
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("play.shown", record.board().number()),
                    new Notice.Answer.Shown(record.board().number(), record.revision()));
            return;
        }
        List<Player> players = new ArrayList<>(List.of(pupil));
        players.addAll(
                TutorialOpponents.some(context.repositories(), Math.max(2, game.leastSeats()) - 1, context.now()));
        Start start = game.start(players.size(), Map.of(), seeds.get());
        Terms terms = ((TermsReading.Agreed) TermsReading.of(TERMS)).terms();
        GameRecord record =
                context.repositories().boards().open(game, start.position().setup(), terms, players, context.now());
        context.report(
                CommandResult.Status.DONE,
                Phrase.of("play.tutorial-begun", record.board().number()));
        new BoardEvents(context.repositories()).opened(record, context.request().mail(), context.now());
    }

    private static Optional<GameRecord> present(Repositories repositories, Game game, Player pupil) {
        BoardFilter his = BoardFilter.ALL.ofGame(game.name()).ofPlayer(pupil).onlyOpen(true);
        return repositories.boards().list(his).stream()
                .filter(board -> board.players().stream().anyMatch(TutorialOpponents.NAMES::contains))
                .flatMap(board -> repositories.boards().record(board.number()).stream())
                .filter(record -> TutorialOpponents.playAt(record.board()))
                .findFirst();
    }
}
