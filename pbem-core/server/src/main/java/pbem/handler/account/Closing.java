package pbem.handler.account;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.handler.invitation.Invitations;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.NewsPost;

/**
 * The days between the command that closes an account and the day on which its owner is forgotten. Until then the owner
 * can take it back.
 *
 * @param cause the mail with the command, if there was one
 */
public record Closing(Repositories repositories, OptionalLong cause, Instant now) {

    /** How long the owner can take it back. */
    public static final Duration DAYS = Duration.ofDays(7);

    /** The time within which clocks stop only once for the closing of an account. */
    private static final Duration YEAR = Duration.ofDays(365);

    static Closing in(CommandContext context) {
        return new Closing(context.repositories(), context.request().mail(), context.now());
    }

    /** Why a player whose account is closing cannot do anything else; empty if it is not closing. */
    public static Optional<Refusal> objection(CommandContext context) {
        return context.speaker()
                .player()
                .filter(player -> player.state() == Player.State.CLOSING)
                .flatMap(player ->
                        Vacation.closing(context.repositories().vacations().of(player)))
                .map(closing -> AccountRefusal.CLOSING.of(closing.span().to()));
    }

    /**
     * Begins the closing: holds back the player's mail, withdraws the player's challenges, stops the player's clocks
     * and tells the opponents.
     */
    Vacation begin(Player player) {
        boolean lately = repositories.vacations().of(player).stream()
                .filter(earlier -> earlier.kind() == Vacation.Kind.CLOSING)
                .anyMatch(earlier -> earlier.span().from().plus(YEAR).isAfter(now));
        Vacation closing = repositories
                .vacations()
                .take(
                        player,
                        new Span(now, now.plus(DAYS)),
                        ZoneOffset.UTC,
                        lately ? Vacation.Kind.CLOSING_AGAIN : Vacation.Kind.CLOSING);
        repositories.players().closing(player, true);
        repositories.addressHealth().changed(player, now);
        new Invitations(repositories, NewsPost.atOnce(repositories, cause, now), now).drop(player);
        repositories.clocks().refresh(player);
        tellOpponents(
                player,
                Phrase.of("account.subject-opponent-closes", player.user()),
                Phrase.of(
                        "account.opponent-closes", player.user(), closing.span().to()),
                true);
        return closing;
    }

    /** Restores everything but the challenges. */
    void takeBack(Player player) {
        Vacation closing = Vacation.closing(repositories.vacations().of(player)).orElseThrow();
        if (closing.span().from().isBefore(now)) {
            repositories.vacations().end(closing, now);
        } else {
            repositories.vacations().cancel(closing); // an ended vacation would cost nothing and still give time
        }
        repositories.players().closing(player, false);
        repositories.addressHealth().changed(player, now);
        repositories.clocks().refresh(player);
        tellOpponents(
                player,
                Phrase.of("account.subject-opponent-stays", player.user()),
                Phrase.of("account.opponent-stays", player.user()),
                false);
    }

    /** Tells each opponent once, with the numbers of the shared boards. */
    private void tellOpponents(Player player, Phrase subject, Phrase news, boolean withClocks) {
        Map<Long, List<GameRecord>> shared = new TreeMap<>();
        for (GameRecord record : Accounts.playing(repositories, player)) {
            record.board().players().stream()
                    .filter(other -> other.isActive() && other.id() != player.id())
                    .forEach(other -> shared.merge(
                            other.id(),
                            List.of(record),
                            (some, more) ->
                                    Stream.concat(some.stream(), more.stream()).toList()));
        }
        shared.forEach((opponent, records) -> {
            List<Integer> still = numbers(records.stream().filter(record -> stands(record, player)));
            List<Integer> running = numbers(records.stream().filter(record -> !stands(record, player)));
            Stream<Phrase> clocks = Stream.of(
                            Phrase.of("account.clock-stands", still.size(), still, player.user()),
                            Phrase.of("account.clock-runs", running.size(), running, player.user()))
                    .filter(clock -> withClocks && !clock.args().get(0).equals(0));
            List<Answer> said = Stream.concat(Stream.of(news), clocks)
                    .<Answer>map(Answer.Said::new)
                    .toList();
            repositories
                    .notices()
                    .post(Recipient.player(opponent), new HouseNotice.ClubNews(subject, said), cause, now);
        });
    }

    private static List<Integer> numbers(Stream<GameRecord> records) {
        return records.map(record -> record.board().number()).toList();
    }

    private boolean stands(GameRecord record, Player player) {
        Board board = record.board();
        return repositories
                .clocks()
                .of(record)
                .away(board.seat(player).orElseThrow(), now)
                .isPresent();
    }

    /** Ends the games of a player after the last day, and forgets the player. */
    public static void end(Repositories repositories, Player player, Instant now) {
        new Closing(repositories, OptionalLong.empty(), now).end(player);
    }

    /** Ends the games and forgets the player. The goodbye is sent last, to the addresses that the player had. */
    private void end(Player player) {
        List<String> addresses = repositories.players().addresses(player);
        Accounts.playing(repositories, player).forEach(record -> resign(player, record));
        new AccountErasure(repositories, cause, now).forget(player);
        for (String address : addresses) {
            repositories
                    .notices()
                    .postLast(
                            address,
                            new Notice.Reply(
                                    "signoff",
                                    List.of(
                                            new Answer.Said(Phrase.of("account.goodbye", player.user())),
                                            new Answer.Said(Phrase.of("account.out-of-reach")),
                                            new Answer.Said(Phrase.of("account.last-mail")))),
                            cause,
                            now);
        }
    }

    private void resign(Player player, GameRecord record) {
        Seat seat = record.board().seat(player).orElseThrow();
        Event resigned = new Event.Resigned(seat, "");
        new BoardEvents(repositories)
                .enter(record, record.next(resigned, now, Actor.player(player), Proof.CONFIRMED, cause));
    }
}
