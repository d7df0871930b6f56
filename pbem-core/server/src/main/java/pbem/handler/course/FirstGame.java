package pbem.handler.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.play.TutorialOpponents;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.terms.Terms;
import pbem.terms.TermsReading;

/**
 * The first game of a player who learns a game, against the tutorial opponents. A player has at most one for each game
 * at a time.
 */
record FirstGame(Supplier<Seed> seeds) {

    /** Terms for an unrated game without time pressure. */
    private static final Map<String, String> TERMS = Map.of("nagtime", "9999", "forfeittime", "9999", "unrated", "");

    /** Begins the game, or shows the one that goes on. */
    void handle(CommandContext context, Game game) {
        Optional<GameRecord> present = present(context.repositories(), game, context.player());
        if (present.isPresent()) {
            GameRecord record = present.get();
            context.answered(
                    Phrase.of("play.shown", record.board().number()),
                    new Answer.Shown(record.board().number(), record.revision()));
        } else {
            GameRecord record = opened(context, game);
            context.done(Phrase.of("play.tutorial-begun", record.board().number()));
            told(context, record);
        }
    }

    /**
     * Begins the game unless it is under way already, and shows it in a separate mail; the caller reports it. Returns
     * the number of the board.
     */
    int follow(CommandContext context, Game game) {
        Optional<GameRecord> present = present(context.repositories(), game, context.player());
        GameRecord record = present.orElseGet(() -> opened(context, game));
        if (present.isEmpty()) {
            told(context, record);
        }
        return record.board().number();
    }

    private GameRecord opened(CommandContext context, Game game) {
        List<Player> players = new ArrayList<>(List.of(context.player()));
        players.addAll(
                TutorialOpponents.some(context.repositories(), Math.max(2, game.leastSeats()) - 1, context.now()));
        Position position = game.start(players.size(), Map.of(), seeds.get()).now();
        Terms terms = TermsReading.of(TERMS).now();
        return context.repositories().boards().open(game, position.setup(), terms, players, context.now());
    }

    private static void told(CommandContext context, GameRecord record) {
        new BoardEvents(context.repositories()).opened(record, context.request().mail(), context.now());
    }

    private static Optional<GameRecord> present(Repositories repositories, Game game, Player pupil) {
        BoardFilter own = BoardFilter.ALL.ofGame(game.name()).ofPlayer(pupil).onlyOpen(true);
        return repositories.boards().list(own).stream()
                .filter(board -> board.players().stream().anyMatch(TutorialOpponents.NAMES::contains))
                .flatMap(board -> repositories.boards().record(board.number()).stream())
                .filter(record -> TutorialOpponents.playAt(record.board()))
                .findFirst();
    }
}
