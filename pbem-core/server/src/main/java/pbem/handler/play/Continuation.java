package pbem.handler.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.BrokenRecord;
import pbem.record.GameRecord;
import pbem.record.KeptGame;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;
import pbem.terms.Terms;
import pbem.terms.TimeControl;

/** Opens the first board of a new player, which continues the game that they began as a guest. */
public record Continuation(Games games, Supplier<Seed> seeds, RobotRules robots) {

    private static final Terms UNRATED = new Terms(TimeControl.STANDARD, false, Terms.Seating.AS_NAMED, false);

    /**
     * Opens the board at the position in which the guest left the game, and tells the player. If the rules have changed
     * since, the game starts again, and the player is told so. Without a robot no board is opened.
     */
    public void open(CommandContext context, Player newcomer, KeptGame kept) {
        Repositories repositories = context.repositories();
        Optional<Player> robot =
                RobotRoster.playing(repositories, robots).stream().findFirst().flatMap(repositories.players()::called);
        Optional<Game> game = games.named(kept.game());
        if (robot.isPresent() && game.isPresent()) {
            open(context, game.get(), List.of(newcomer, robot.get()), kept);
        }
    }

    private void open(CommandContext context, Game game, List<Player> players, KeptGame kept) {
        Repositories repositories = context.repositories();
        Optional<GameRecord> left = replayed(context, game, players, kept);
        Setup setup =
                left.map(record -> record.board().setup()).orElseGet(() -> setup(game, players.size(), seeds.get()));
        GameRecord opened = repositories.boards().open(game, setup, UNRATED, players, context.now());
        GameRecord record = left.map(replayed -> repositories.boards().append(opened, replayed.entries()))
                .orElse(opened);
        Phrase said = left.isPresent()
                ? Phrase.of("play.goes-on-from-site")
                : Phrase.of("play.anew-from-site", game.called());
        new BoardEvents(repositories).opened(record, context.request().mail(), context.now(), List.of(said));
    }

    /** The record of the guest's game; empty if it cannot continue under the present rules. */
    private static Optional<GameRecord> replayed(
            CommandContext context, Game game, List<Player> players, KeptGame kept) {
        if (game.rulesVersion() != kept.rulesVersion()) {
            return Optional.empty();
        }
        Setup setup = setup(game, players.size(), kept.seed());
        GameRecord record = GameRecord.replay(Board.begun(0, game, setup, UNRATED, players, context.now()), List.of());
        try {
            for (String move : kept.moves()) {
                record = GuestTable.with(record, Actor.SERVER, context.now(), move);
            }
        } catch (BrokenRecord e) {
            return Optional.empty(); // another jar of games has the same version but other rules
        }
        return Optional.of(record);
    }

    private static Setup setup(Game game, int seats, Seed seed) {
        return game.start(seats, Map.of(), seed).now().setup();
    }
}
