package pbem.desk.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.NamedBoard;
import pbem.hearing.Ruling;
import pbem.ledger.Interest;
import pbem.ledger.Watchers;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;

/** Hears which boards somebody wants to look on at. */
public final class WatchDesk {

    /** Boards that one watches by number; whoever wants more watches a game. */
    static final int MOST_BOARDS = 50;

    public void hear(Hearing hearing, String line, Command.Watch command) {
        if (command instanceof Command.Subscribe wish) {
            subscribe(hearing, line, wish);
        } else if (command instanceof Command.Unsubscribe wish) {
            unsubscribe(hearing, line, wish);
        } else {
            notifyEnd(hearing, line, (Command.NotifyEnd) command);
        }
    }

    private static void subscribe(Hearing hearing, String line, Command.Subscribe wish) {
        if (wish.all()) {
            watchers(hearing).watchGame(player(hearing), name(wish.game()), Interest.EVERYTHING);
            Phrase words = wish.game()
                    .map(game -> Phrase.of("watch.game", game.title(), game.name()))
                    .orElseGet(() -> Phrase.of("watch.every-game"));
            done(hearing, Phrase.of("watch.watches-game"), words);
            return;
        }
        List<OptionalInt> boards = boards(hearing, wish.boards());
        if (boards.isEmpty()) {
            list(hearing);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(hearing, line, wish.game(), board)
                    .ifPresent(record -> watch(hearing, line, record, Interest.EVERYTHING));
        }
    }

    private static void watch(Hearing hearing, String line, GameRecord record, Interest interest) {
        int number = record.board().number();
        Notice.Answer.Shown shown = new Notice.Answer.Shown(number, record.revision());
        Optional<Refusal> objection = objection(hearing, record);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get(), shown);
            return;
        }
        watchers(hearing).watch(player(hearing), number, interest);
        Phrase words =
                interest == Interest.END ? Phrase.of("watch.board-end", number) : Phrase.of("watch.board", number);
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("watch.watches", number), new Notice.Answer.Said(words), shown);
    }

    private static Optional<Refusal> objection(Hearing hearing, GameRecord record) {
        int number = record.board().number();
        if (record.board().seat(player(hearing)).isPresent()) {
            return Optional.of(new WatchRefusal.YouPlay(number));
        }
        if (record.result().isPresent()) {
            return Optional.of(new WatchRefusal.Over(number, record.result().get()));
        }
        Map<Integer, Interest> watched = watchers(hearing).boards(player(hearing));
        return watched.size() >= MOST_BOARDS && !watched.containsKey(number)
                ? Optional.of(new WatchRefusal.TooMany(MOST_BOARDS))
                : Optional.empty();
    }

    private static void unsubscribe(Hearing hearing, String line, Command.Unsubscribe wish) {
        if (wish.all()) {
            if (wish.game().isPresent()) {
                watchers(hearing).forgetGame(player(hearing), name(wish.game()));
            } else {
                watchers(hearing).forgetAll(player(hearing));
            }
            done(
                    hearing,
                    Phrase.of("watch.no-longer-watches-game"),
                    ofGame(wish.game(), "watch.game-ended", "watch.every-game-ended"));
            return;
        }
        List<OptionalInt> boards = boards(hearing, wish.boards());
        if (boards.isEmpty()) {
            list(hearing);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(hearing, line, wish.game(), board).ifPresent(record -> unwatch(hearing, line, record));
        }
    }

    private static void unwatch(Hearing hearing, String line, GameRecord record) {
        int number = record.board().number();
        Player player = player(hearing);
        Optional<Interest> present = watchers(hearing).interest(player, record.board());
        if (present.isEmpty() || present.get() == Interest.NOTHING) {
            hearing.refuse(
                    line,
                    record.board().seat(player).isPresent()
                            ? new WatchRefusal.YouPlay(number)
                            : new WatchRefusal.NotWatching(number));
            return;
        }
        Phrase ended = new Subscription.Watching(number).end(hearing.ledger(), player);
        done(hearing, Phrase.of("watch.no-longer-watches", number), ended);
    }

    /** The same command once more takes it back. */
    private static void notifyEnd(Hearing hearing, String line, Command.NotifyEnd wish) {
        List<OptionalInt> boards = boards(hearing, wish.boards());
        if (boards.isEmpty() && wish.game().isPresent()) {
            String game = name(wish.game());
            if (watchers(hearing).games(player(hearing)).get(game) == Interest.END) {
                watchers(hearing).forgetGame(player(hearing), game);
                done(
                        hearing,
                        Phrase.of("watch.no-longer-watches-game"),
                        ofGame(wish.game(), "watch.game-ended", "watch.every-game-ended"));
            } else {
                watchers(hearing).watchGame(player(hearing), game, Interest.END);
                done(hearing, Phrase.of("watch.watches-game"), Phrase.of("watch.game-end", title(wish.game())));
            }
            return;
        }
        if (boards.isEmpty()) {
            list(hearing);
        }
        for (OptionalInt board : boards) {
            NamedBoard.find(hearing, line, wish.game(), board).ifPresent(record -> {
                boolean on = watchers(hearing)
                                .boards(player(hearing))
                                .get(record.board().number())
                        == Interest.END;
                if (on) {
                    unwatch(hearing, line, record);
                } else {
                    watch(hearing, line, record, Interest.END);
                }
            });
        }
    }

    /** Those named, or the one of the mail that is answered. */
    private static List<OptionalInt> boards(Hearing hearing, List<Integer> named) {
        if (named.isEmpty()) {
            OptionalInt answered = NamedBoard.answered(hearing);
            return answered.isPresent() ? List.of(answered) : List.of();
        }
        return named.stream().distinct().map(OptionalInt::of).toList();
    }

    private static void list(Hearing hearing) {
        List<Phrase> lines = new ArrayList<>();
        watchers(hearing)
                .games(player(hearing))
                .forEach((game, interest) -> lines.add(ofInterest(
                        interest,
                        game.equals(Watchers.EVERY_GAME)
                                ? Phrase.of("watch.all-games")
                                : Phrase.of("watch.all-of-game", game))));
        watchers(hearing)
                .boards(player(hearing))
                .forEach((board, interest) -> lines.add(ofInterest(interest, Phrase.of("watch.one-board", board))));
        Notice.Answer answer = lines.isEmpty()
                ? new Notice.Answer.Said(Phrase.of("watch.nothing"))
                : new Notice.Answer.Listing(Phrase.of("watch.heading"), lines);
        hearing.rule(Ruling.Verdict.ANSWERED, Phrase.of("play.listed"), answer);
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

    private static void done(Hearing hearing, Phrase what, Phrase toSender) {
        hearing.rule(Ruling.Verdict.DONE, what, new Notice.Answer.Said(toSender));
    }

    private static Player player(Hearing hearing) {
        return hearing.speaker().player().orElseThrow();
    }

    private static Watchers watchers(Hearing hearing) {
        return hearing.ledger().watchers();
    }
}
