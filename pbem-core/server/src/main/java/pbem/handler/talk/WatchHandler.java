package pbem.handler.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import pbem.command.WatchCommand;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.handler.play.PrivateViewHandler;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Interest;
import pbem.repository.Watchers;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Handles commands about watching boards. */
public final class WatchHandler implements WatchCommand.Cases<CommandAction> {

    /** The most boards that a player may watch by number; to watch more, a player watches a game. */
    static final int MOST_BOARDS = 50;

    private final PrivateViewHandler privateViews = new PrivateViewHandler();

    @Override
    public CommandAction showAs(WatchCommand.ShowAs wish) {
        return privateViews.showAs(wish);
    }

    @Override
    public CommandAction subscribe(WatchCommand.Subscribe wish) {
        return context -> {
            if (!wish.all()) {
                BiConsumer<CommandContext, GameRecord> watching =
                        (at, record) -> watch(at, record, Interest.EVERYTHING);
                each(context, wish.game(), wish.boards(), wish.begins() ? watching : WatchHandler::unwatch);
            } else if (!wish.begins()) {
                unwatchAll(context, wish.game());
            } else if (!refusedAsTooOften(context)) {
                watchers(context).watchGame(context.player(), name(wish.game()), Interest.EVERYTHING);
                Phrase words = wish.game()
                        .map(game -> Phrase.of("watch.game", game.called(), game.name()))
                        .orElseGet(() -> Phrase.of("watch.every-game"));
                done(context, Phrase.of("watch.watches-game"), words);
            }
        };
    }

    @Override
    public CommandAction notifyEnd(WatchCommand.NotifyEnd wish) {
        return context -> notifyEnd(context, wish);
    }

    private static void watch(CommandContext context, GameRecord record, Interest interest) {
        int number = record.board().number();
        Answer.Shown shown = new Answer.Shown(number, record.revision());
        if (context.refuses(objection(context, record), shown)) {
            return;
        }
        if (refusedAsTooOften(context)) {
            return;
        }
        watchers(context).watch(context.player(), number, interest);
        Phrase words =
                interest == Interest.END ? Phrase.of("watch.board-end", number) : Phrase.of("watch.board", number);
        context.done(Phrase.of("watch.watches", number), new Answer.Said(words), shown);
    }

    private static boolean refusedAsTooOften(CommandContext context) {
        Optional<Refusal> objection = context.talkThrottle().objectionToWatching();
        objection.ifPresent(context::refuse);
        return objection.isPresent();
    }

    private static Optional<Refusal> objection(CommandContext context, GameRecord record) {
        int number = record.board().number();
        if (record.board().seat(context.player()).isPresent()) {
            return Optional.of(WatchRefusal.YOU_PLAY.of(number));
        }
        if (record.result().isPresent()) {
            return Optional.of(WatchRefusal.OVER.of(number, record.result().get()));
        }
        Map<Integer, Interest> watched = watchers(context).boards(context.player());
        return WatchRefusal.TOO_MANY.when(watched.size() >= MOST_BOARDS && !watched.containsKey(number), MOST_BOARDS);
    }

    private static void unwatchAll(CommandContext context, Optional<Game> game) {
        if (game.isPresent()) {
            watchers(context).forgetGame(context.player(), name(game));
        } else {
            watchers(context).forgetAll(context.player());
        }
        done(
                context,
                Phrase.of("watch.no-longer-watches-game"),
                ofGame(game, "watch.game-ended", "watch.every-game-ended"));
    }

    private static void unwatch(CommandContext context, GameRecord record) {
        int number = record.board().number();
        Player player = context.player();
        Optional<Interest> present = watchers(context).interest(player, record.board());
        if (present.isEmpty() || present.get() == Interest.NOTHING) {
            context.refuse(
                    record.board().seat(player).isPresent()
                            ? WatchRefusal.YOU_PLAY.of(number)
                            : WatchRefusal.NOT_WATCHING.of(number));
            return;
        }
        Phrase ended = new Subscription.Watching(number).end(context.repositories(), player);
        done(context, Phrase.of("watch.no-longer-watches", number), ended);
    }

    /** Handles {@code notify}; given a second time, the command is cancelled. */
    private static void notifyEnd(CommandContext context, WatchCommand.NotifyEnd wish) {
        if (wish.game().isEmpty() || !boards(context, wish.boards()).isEmpty()) {
            each(context, wish.game(), wish.boards(), WatchHandler::notifyEnd);
            return;
        }
        String game = name(wish.game());
        if (watchers(context).games(context.player()).get(game) == Interest.END) {
            unwatchAll(context, wish.game());
        } else if (!refusedAsTooOften(context)) {
            watchers(context).watchGame(context.player(), game, Interest.END);
            done(context, Phrase.of("watch.watches-game"), Phrase.of("watch.game-end", title(wish.game())));
        }
    }

    private static void notifyEnd(CommandContext context, GameRecord record) {
        Map<Integer, Interest> watched = watchers(context).boards(context.player());
        if (watched.get(record.board().number()) == Interest.END) {
            unwatch(context, record);
        } else {
            watch(context, record, Interest.END);
        }
    }

    /** Does it for each of the boards; without any, lists what the player watches. */
    private static void each(
            CommandContext context,
            Optional<Game> game,
            List<Integer> named,
            BiConsumer<CommandContext, GameRecord> deed) {
        List<OptionalInt> boards = boards(context, named);
        if (boards.isEmpty()) {
            list(context);
        }
        boards.forEach(
                board -> NamedBoard.find(context, game, board).ifPresent(record -> deed.accept(context, record)));
    }

    /** The named boards, or otherwise that of the answered mail. */
    private static List<OptionalInt> boards(CommandContext context, List<Integer> named) {
        if (named.isEmpty()) {
            return NamedBoard.answered(context).stream()
                    .map(answered -> OptionalInt.of(answered.number()))
                    .toList();
        }
        return named.stream().distinct().map(OptionalInt::of).toList();
    }

    private static void list(CommandContext context) {
        List<Phrase> lines = new ArrayList<>();
        watchers(context)
                .games(context.player())
                .forEach((game, interest) -> lines.add(ofInterest(
                        interest,
                        game.equals(Watchers.EVERY_GAME)
                                ? Phrase.of("watch.all-games")
                                : Phrase.of("watch.all-of-game", game))));
        watchers(context)
                .boards(context.player())
                .forEach((board, interest) -> lines.add(ofInterest(interest, Phrase.of("watch.one-board", board))));
        Answer answer = lines.isEmpty()
                ? new Answer.Said(Phrase.of("watch.nothing"))
                : new Answer.Listing(Phrase.of("watch.heading"), lines);
        context.answered(Phrase.of("play.listed"), answer);
    }

    private static Phrase ofInterest(Interest interest, Phrase of) {
        return switch (interest) {
            case EVERYTHING -> Phrase.of("watch.all-mails", of);
            case END -> Phrase.of("watch.last-mail", of);
            case NOTHING -> Phrase.of("watch.no-mail", of);
        };
    }

    private static Phrase ofGame(Optional<Game> game, String ofOne, String ofAll) {
        return game.isPresent() ? Phrase.of(ofOne, title(game)) : Phrase.of(ofAll);
    }

    private static String title(Optional<Game> game) {
        return game.orElseThrow().title();
    }

    private static String name(Optional<Game> game) {
        return game.map(Game::name).orElse(Watchers.EVERY_GAME);
    }

    private static void done(CommandContext context, Phrase what, Phrase toSender) {
        context.done(what, new Answer.Said(toSender));
    }

    private static Watchers watchers(CommandContext context) {
        return context.repositories().watchers();
    }
}
