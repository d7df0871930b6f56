package pbem.play;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.notice.Notice;
import pbem.notice.OwnMove;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Actor;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.record.SeatChange;
import pbem.repository.Interest;
import pbem.repository.Notices;
import pbem.repository.Repositories;
import pbem.repository.Watchers;

/**
 * Tells everybody at a board its news: at once, or in the daily digest if a player wants one and the news can wait.
 * Players who want no receipts get none for a plain move of their own. A receipt waits a minute for a robot's reply, so
 * that both are one mail.
 */
public final class BoardNews {

    /** The time that a receipt waits for a robot's reply. */
    private static final Duration ROBOT_ANSWERS = Duration.ofMinutes(1);

    private BoardNews() {}

    /**
     * @param more how many events before the last one are included
     * @param asides remarks for each player alone
     */
    static void post(
            Repositories repositories,
            GameRecord record,
            int more,
            Function<Player, List<Phrase>> asides,
            OptionalLong cause,
            Instant at) {
        int number = record.board().number();
        List<Notices.Posting> postings = new ArrayList<>();
        List<Phrase> atEnd = Stream.of(
                        RobotFarewell.ofEnd(repositories, record), RatingWords.ofEnd(repositories, record))
                .flatMap(Optional::stream)
                .toList();
        for (Player player : readers(repositories, record, more)) {
            List<Phrase> beside =
                    Stream.concat(asides.apply(player).stream(), atEnd.stream()).toList();
            Notice.BoardNews news = new Notice.BoardNews(number, record.revision(), more, beside);
            Preferences wishes = repositories.preferences().of(player);
            boolean daily = wishes.digest() == Preferences.Digest.DAILY;
            if (daily && canWait(record, more, player)) {
                repositories.digests().put(player, news, at);
            } else if (wishes.receipts() != Preferences.Receipts.NONE || !isKnown(news, record, player)) {
                postings.add(posting(repositories, record, player, news, cause, daily, at));
            }
        }
        repositories.notices().post(postings, at);
    }

    /** The news with a held receipt, in one mail. */
    private static Notices.Posting posting(
            Repositories repositories,
            GameRecord record,
            Player player,
            Notice.BoardNews news,
            OptionalLong cause,
            boolean daily,
            Instant at) {
        Optional<Notices.Held> held = record.board().players().stream().anyMatch(BoardNews::isRobot)
                ? repositories.notices().takeHeld(player, news.board(), at)
                : Optional.empty();
        Notice.BoardNews told = held.map(receipt -> news.after(receipt.news())).orElse(news);
        return new Notices.Posting(
                Recipient.player(player),
                told,
                held.map(Notices.Held::cause).orElse(cause),
                !daily && isAnsweredSoon(record, told.more(), player) ? ROBOT_ANSWERS : Duration.ZERO);
    }

    /** Whether the news is about the player's own act and only robots are next, which each reply once. */
    private static boolean isAnsweredSoon(GameRecord record, int more, Player player) {
        List<Seat> asked = record.offer().map(Offer::missing).orElse(List.of());
        List<Seat> next =
                Stream.concat(record.toMove().stream(), asked.stream()).toList();
        return isOwn(record, more, player)
                && more < 2 * record.board().players().size()
                && !next.isEmpty()
                && next.stream().map(record.board()::player).allMatch(BoardNews::isRobot);
    }

    private static boolean isRobot(Player player) {
        return player.state() == Player.State.ROBOT;
    }

    /** Whether it is a plain move of the player's own, for which they may not want a receipt. */
    private static boolean isKnown(Notice.BoardNews news, GameRecord record, Player player) {
        return news.asides().isEmpty()
                && OwnMove.of(news, record, player).filter(OwnMove::isPlain).isPresent();
    }

    /** Whether the news can wait for the digest; a player's own acts, a new player and the end of a game cannot. */
    private static boolean canWait(GameRecord record, int more, Player player) {
        return record.state() == GameRecord.State.ACTIVE
                && !isOwn(record, more, player)
                && handovers(record, more).isEmpty();
    }

    private static boolean isOwn(GameRecord record, int more, Player player) {
        return record.latest(1 + more).stream().anyMatch(entry -> entry.actor().equals(Actor.player(player)));
    }

    /** The changes of seats among the news. */
    private static List<SeatChange> handovers(GameRecord record, int more) {
        return record.latest(1 + more).stream()
                .flatMap(entry -> record.handover(entry).stream())
                .toList();
    }

    /** The players, former players who just gave up a seat, and the watchers; each once. */
    private static Set<Player> readers(Repositories repositories, GameRecord record, int more) {
        Set<Player> readers = new LinkedHashSet<>(record.board().players());
        handovers(record, more).forEach(handover -> readers.add(handover.from()));
        Map<Player, Interest> watchers = repositories.watchers().of(record.board());
        readers.addAll(Watchers.wanting(watchers, Interest.EVERYTHING));
        if (record.state() != GameRecord.State.ACTIVE) {
            readers.addAll(Watchers.wanting(watchers, Interest.END));
        }
        readers.removeIf(player -> !player.isOwned());
        return readers;
    }
}
