package pbem.mail.writing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import pbem.clock.BoardClock;
import pbem.ledger.AddressHealth;
import pbem.ledger.Challenge;
import pbem.ledger.Hold;
import pbem.ledger.Ledger;
import pbem.ledger.Remark;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.store.PostedNotice;
import pbem.store.Store;

/** Loads what notices speak of. Reads only; safe for any thread. */
public final class Drafts {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final int LONGEST_ID = 250;

    private final MailIdentity identity;

    public Drafts(MailIdentity identity) {
        this.identity = identity;
    }

    /**
     * The draft of one mail.
     *
     * @param now the date that the mail will bear
     * @return empty if there is nobody to write to: the player has left, or the address is none that mail can go to
     */
    public Optional<Draft> of(Store.Transaction transaction, PostedNotice posted, Instant now) {
        Ledger ledger = transaction.ledger();
        List<String> recipients = recipients(ledger, posted.to()).stream()
                .filter(MailAddress::isUsable)
                .filter(address -> !identity.isOwn(address))
                .toList();
        if (recipients.isEmpty()) {
            return Optional.empty();
        }
        Optional<Player> reader = posted.to() instanceof Recipient.ToPlayer player
                ? ledger.players().withId(player.id())
                : Optional.empty();
        Matter matter = matter(ledger, posted.notice(), reader);
        return Optional.of(new Draft(
                posted.token(),
                now,
                recipients,
                reader,
                reader.map(ledger.preferences()::of).orElse(Preferences.STANDARD),
                matter,
                clocks(ledger, matter),
                answered(transaction.handle(), posted, recipients),
                previous(transaction.handle(), posted, matter.board())));
    }

    private List<String> recipients(Ledger ledger, Recipient to) {
        if (to instanceof Recipient.ToAdmin) {
            return identity.admin().stream().toList();
        }
        if (to instanceof Recipient.ToPlayer player) {
            List<AddressHealth.Condition> known = ledger.players()
                    .withId(player.id())
                    .map(ledger.addressHealth()::of)
                    .orElse(List.of());
            boolean anyReached = known.stream().anyMatch(address -> !address.isPaused());
            return known.stream()
                    .filter(address -> !anyReached || !address.isPaused())
                    .map(AddressHealth.Condition::address)
                    .toList();
        }
        return List.of(((Recipient.ToAddress) to).address());
    }

    private static Matter matter(Ledger ledger, Notice notice, Optional<Player> reader) {
        if (notice instanceof Notice.BoardNews news) {
            return new Matter.OfBoard(
                    record(ledger, news.board()),
                    news.revision(),
                    news.more(),
                    news.asides(),
                    queued(ledger, news.board(), reader),
                    news.revision() == 0 ? greetings(ledger, news.board()) : List.of());
        }
        if (notice instanceof Notice.ChallengeNews news) {
            return new Matter.OfChallenge(
                    ledger.challenges().numbered(news.challenge()).orElseThrow(),
                    news.what(),
                    news.by(),
                    news.comment());
        }
        if (notice instanceof Notice.ConfirmRequest request) {
            Hold hold = ledger.holds().numbered(request.hold()).orElseThrow();
            return new Matter.OfHold(hold, ledger.passwords().isKept(hold));
        }
        if (notice instanceof Notice.Remarked remarked) {
            Remark remark = ledger.remarks().numbered(remarked.remark()).orElseThrow();
            Optional<GameRecord> about = remark.board().isPresent()
                    ? Optional.of(record(ledger, remark.board().getAsInt()))
                    : Optional.empty();
            return new Matter.OfRemark(remark, about);
        }
        if (notice instanceof Notice.Message message) {
            return new Matter.OfMessage(message.from(), message.to(), message.words());
        }
        if (notice instanceof Notice.Claimable claimable) {
            return new Matter.OfClaim(record(ledger, claimable.board()), claimable.revision(), claimable.late());
        }
        if (notice instanceof Notice.Reminder reminder) {
            return new Matter.OfReminder(reminder.boards(), records(ledger, numbers(reminder.boards())));
        }
        if (notice instanceof Notice.VacationTaken taken) {
            return new Matter.OfVacation(taken, records(ledger, numbers(taken.boards())));
        }
        if (notice instanceof Notice.Digest digest) {
            return new Matter.OfDigest(
                    digest,
                    records(
                            ledger,
                            Stream.concat(
                                    numbers(digest.boards()),
                                    digest.news().stream().map(Notice.BoardNews::board))));
        }
        Notice.Reply reply = (Notice.Reply) notice;
        Map<Integer, GameRecord> boards = new HashMap<>();
        Map<Integer, String> queued = new HashMap<>();
        for (Notice.Answer answer : reply.answers()) {
            board(answer).ifPresent(number -> {
                boards.computeIfAbsent(number, wanted -> record(ledger, wanted));
                queued(ledger, number, reader).ifPresent(text -> queued.put(number, text));
            });
        }
        return new Matter.OfReply(reply.about(), reply.answers(), boards, queued);
    }

    /** The board that a part of an answer needs. */
    private static Optional<Integer> board(Notice.Answer answer) {
        if (answer instanceof Notice.Answer.Shown shown) {
            return Optional.of(shown.board());
        }
        if (answer instanceof Notice.Answer.Previewed previewed) {
            return Optional.of(previewed.board());
        }
        if (answer instanceof Notice.Answer.Hinted hinted) {
            return Optional.of(hinted.board());
        }
        return answer instanceof Notice.Answer.Written written ? Optional.of(written.board()) : Optional.empty();
    }

    private static Optional<String> queued(Ledger ledger, int board, Optional<Player> reader) {
        return reader.flatMap(player -> ledger.plans().of(board, player))
                .map(plan -> plan.plan().text());
    }

    private static Stream<Integer> numbers(List<Notice.Due> boards) {
        return boards.stream().map(Notice.Due::board);
    }

    private static Map<Integer, GameRecord> records(Ledger ledger, Stream<Integer> numbers) {
        Map<Integer, GameRecord> records = new HashMap<>();
        numbers.forEach(number -> records.computeIfAbsent(number, n -> record(ledger, n)));
        return records;
    }

    private static Map<Integer, BoardClock> clocks(Ledger ledger, Matter matter) {
        Map<Integer, BoardClock> clocks = new HashMap<>();
        matter.records()
                .forEach(record ->
                        clocks.put(record.board().number(), ledger.clocks().of(record)));
        return clocks;
    }

    /** Those who were asked have read what the challenger said; in an open challenge nobody has. */
    private static List<Matter.Greeting> greetings(Ledger ledger, int board) {
        List<Matter.Greeting> greetings = new ArrayList<>();
        Optional<Challenge> origin = ledger.challenges().ofBoard(board);
        origin.filter(Challenge::openToAll)
                .ifPresent(seek -> greetings.add(new Matter.Greeting(seek.challenger(), seek.comment())));
        origin.stream()
                .flatMap(challenge -> challenge.invitees().stream())
                .forEach(invitee -> greetings.add(new Matter.Greeting(invitee.player(), invitee.comment())));
        return greetings.stream()
                .filter(greeting -> !greeting.words().isBlank())
                .toList();
    }

    private static GameRecord record(Ledger ledger, int number) {
        return ledger.boards().record(number).orElseThrow();
    }

    /** The reader's own mail only: what another player's mail program calls its mails is nobody's business. */
    private static Optional<String> answered(Handle handle, PostedNotice posted, List<String> recipients) {
        if (posted.cause().isEmpty()) {
            return Optional.empty();
        }
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        return handle.createQuery("SELECT message_id, sender FROM inbox WHERE id = :id")
                .bind("id", posted.cause().getAsLong())
                .map((row, context) -> new Cause(row.getString("message_id"), row.getString("sender")))
                .findOne()
                .filter(cause -> sureOfSender || recipients.stream().anyMatch(cause.sender()::equalsIgnoreCase))
                .map(cause -> cause.messageId().strip().replaceFirst("^<", "").replaceFirst(">$", ""))
                .filter(id -> id.length() <= LONGEST_ID && ID.matcher(id).matches())
                .map(id -> "<" + id + ">");
    }

    private record Cause(String messageId, String sender) {}

    private Optional<String> previous(Handle handle, PostedNotice posted, OptionalInt board) {
        if (board.isEmpty() || !(posted.to() instanceof Recipient.ToPlayer player)) {
            return Optional.empty();
        }
        return handle.createQuery("SELECT token FROM outbox WHERE board = :board AND player_id = :player AND id < :id"
                        + " ORDER BY id DESC LIMIT 1")
                .bind("board", board.getAsInt())
                .bind("player", player.id())
                .bind("id", posted.id())
                .mapTo(String.class)
                .findOne()
                .map(identity::messageId);
    }
}
