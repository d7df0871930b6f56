package pbem.handler.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.WatchCommand;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Interest;
import pbem.repository.Watchers;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/** Hears which boards somebody wants to look on at. */
public final class WatchHandler {

    /** Boards that one watches by number; whoever wants more watches a game. */
    static final int MOST_BOARDS = 50;

    public void handle(CommandContext context, String line, WatchCommand command) {
        if (command instanceof WatchCommand.Subscribe wish) {
            subscribe(context, line, wish);
        } else if (command instanceof WatchCommand.Unsubscribe wish) {
            unsubscribe(context, line, wish);
        } else {
            notifyEnd(context, line, (WatchCommand.NotifyEnd) command);
        }
    }

    private static void subscribe(CommandContext context, String line, WatchCommand.Subscribe wish) {
        if (wish.all()) {
            watchers(context).watchGame(player(context), name(wish.game()), Interest.EVERYTHING);
            Phrase words = wish.game()
                    .map(game -> Phrase.of("watch.game", game.title(), game.name()))
                    .orElseGet(() -> Phrase.of("watch.every-game"));
            done(context, Phrase.of("watch.watches-game"), words);
            return;
        }
        List<OptionalInt> boards = boards(context, wish.boards());
        if (boards.isEmpty()) {
            list(context);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(context, line, wish.game(), board)
                    .ifPresent(record -> watch(context, line, record, Interest.EVERYTHING));
        }
    }

    private static void watch(CommandContext context, String line, GameRecord record, Interest interest) {
        int number = record.board().number();
        Notice.Answer.Shown shown = new Notice.Answer.Shown(number, record.revision());
        Optional<Refusal> objection = objection(context, record);
        if (objection.isPresent()) {
            context.refuse(line, objection.get(), shown);
            return;
        }
        watchers(context).watch(player(context), number, interest);
        Phrase words =
                interest == Interest.END ? Phrase.of("watch.board-end", number) : Phrase.of("watch.board", number);
        context.report(
                CommandResult.Status.DONE, Phrase.of("watch.watches", number), new Notice.Answer.Said(words), shown);
    }

    private static Optional<Refusal> objection(CommandContext context, GameRecord record) {
        int number = record.board().number();
        if (record.board().seat(player(context)).isPresent()) {
            return Optional.of(new WatchRefusal.YouPlay(number));
        }
        if (record.result().isPresent()) {
            return Optional.of(new WatchRefusal.Over(number, record.result().get()));
        }
        Map<Integer, Interest> watched = watchers(context).boards(player(context));
        return watched.size() >= MOST_BOARDS && !watched.containsKey(number)
                ? Optional.of(new WatchRefusal.TooMany(MOST_BOARDS))
                : Optional.empty();
    }

    private static void unsubscribe(CommandContext context, String line, WatchCommand.Unsubscribe wish) {
        if (wish.all()) {
            if (wish.game().isPresent()) {
                watchers(context).forgetGame(player(context), name(wish.game()));
            } else {
                watchers(context).forgetAll(player(context));
            }
            done(
                    context,
                    Phrase.of("watch.no-longer-watches-game"),
                    ofGame(wish.game(), "watch.game-ended", "watch.every-game-ended"));
            return;
        }
        List<OptionalInt> boards = boards(context, wish.boards());
        if (boards.isEmpty()) {
            list(context);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(context, line, wish.game(), board).ifPresent(record -> unwatch(context, line, record));
        }
    }

    private static void unwatch(CommandContext context, String line, GameRecord record) {
        int number = record.board().number();
        Player player = player(context);
        Optional<Interest> present = watchers(context).interest(player, record.board());
        if (present.isEmpty() || present.get() == Interest.NOTHING) {
            context.refuse(
                    line,
                    record.board().seat(player).isPresent()
                            ? new WatchRefusal.YouPlay(number)
                            : new WatchRefusal.NotWatching(number));
            return;
        }
        Phrase ended = new Subscription.Watching(number).end(context.repositories(), player);
        done(context, Phrase.of("watch.no-longer-watches", number), ended);
    }

    /** The same command once more takes it back. */
    private static void notifyEnd(CommandContext context, String line, WatchCommand.NotifyEnd wish) {
        List<OptionalInt> boards = boards(context, wish.boards());
        if (boards.isEmpty() && wish.game().isPresent()) {
            String game = name(wish.game());
            if (watchers(context).games(player(context)).get(game) == Interest.END) {
                watchers(context).forgetGame(player(context), game);
                done(
                        context,
                        Phrase.of("watch.no-longer-watches-game"),
                        ofGame(wish.game(), "watch.game-ended", "watch.every-game-ended"));
            } else {
                watchers(context).watchGame(player(context), game, Interest.END);
                done(context, Phrase.of("watch.watches-game"), Phrase.of("watch.game-end", title(wish.game())));
            }
            return;
        }
        if (boards.isEmpty()) {
            list(context);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(context, line, wish.game(), board).ifPresent(record -> {
                boolean on = watchers(context)
                                .boards(player(context))
                                .get(record.board().number())
                        == Interest.END;
                if (on) {
                    unwatch(context, line, record);
                } else {
                    watch(context, line, record, Interest.END);
                }
            });
        }
    }

    /** Those named, or the one of the mail that is answered. */
    private static List<OptionalInt> boards(CommandContext context, List<Integer> named) {
        if (named.isEmpty()) {
            OptionalInt answered = NamedBoard.answered(context);
            return answered.isPresent() ? List.of(answered) : List.of();
        }
        return named.stream().distinct().map(OptionalInt::of).toList();
    }

    private static void list(CommandContext context) {
        List<Phrase> lines = new ArrayList<>();
        watchers(context)
                .games(player(context))
                .forEach((game, interest) -> lines.add(ofInterest(
                        interest,
                        game.equals(Watchers.EVERY_GAME)
                                ? Phrase.of("watch.all-games")
                                : Phrase.of("watch.all-of-game", game))));
        watchers(context)
                .boards(player(context))
                .forEach((board, interest) -> lines.add(ofInterest(interest, Phrase.of("watch.one-board", board))));
        Notice.Answer answer = lines.isEmpty()
                ? new Notice.Answer.Said(Phrase.of("watch.nothing"))
                : new Notice.Answer.Listing(Phrase.of("watch.heading"), lines);
        context.report(CommandResult.Status.ANSWERED, Phrase.of("play.listed"), answer);
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
        context.report(CommandResult.Status.DONE, what, new Notice.Answer.Said(toSender));
    }

    private static Player player(CommandContext context) {
        return context.speaker().player().orElseThrow();
    }

    private static Watchers watchers(CommandContext context) {
        return context.repositories().watchers();
    }
}
