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
import pbem.clock.BoardClock;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.repository.AddressHealth;
import pbem.repository.Challenge;
import pbem.repository.MailThreads;
import pbem.repository.PendingConfirmation;
import pbem.repository.PostedNotice;
import pbem.repository.Remark;
import pbem.repository.Repositories;

/** Loads what notices speak of. Reads only; safe for any thread. */
public final class MailLoader {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final int LONGEST_ID = 250;

    private final MailIdentity identity;

    public MailLoader(MailIdentity identity) {
        this.identity = identity;
    }

    /**
     * The draft of one mail.
     *
     * @param now the date that the mail will bear
     * @return empty if there is nobody to write to: the player has left, or the address is none that mail can go to
     */
    public Optional<MailDraft> of(Repositories repositories, PostedNotice posted, Instant now) {
        List<String> recipients = recipients(repositories, posted.to()).stream()
                .filter(MailAddress::isUsable)
                .filter(address -> !identity.isOwn(address))
                .toList();
        if (recipients.isEmpty()) {
            return Optional.empty();
        }
        Optional<Player> reader = posted.to() instanceof Recipient.ToPlayer player
                ? repositories.players().withId(player.id())
                : Optional.empty();
        MailContent content = matter(repositories, posted.notice(), reader);
        return Optional.of(new MailDraft(
                posted.token(),
                now,
                recipients,
                reader,
                reader.map(repositories.preferences()::of).orElse(Preferences.STANDARD),
                content,
                clocks(repositories, content),
                answered(repositories.mailThreads(), posted, recipients),
                previous(repositories.mailThreads(), posted, content.board())));
    }

    private List<String> recipients(Repositories repositories, Recipient to) {
        if (to instanceof Recipient.ToAdmin) {
            return identity.admin().stream().toList();
        }
        if (to instanceof Recipient.ToPlayer player) {
            List<AddressHealth.Condition> known = repositories
                    .players()
                    .withId(player.id())
                    .map(repositories.addressHealth()::of)
                    .orElse(List.of());
            boolean anyReached = known.stream().anyMatch(address -> !address.isPaused());
            return known.stream()
                    .filter(address -> !anyReached || !address.isPaused())
                    .map(AddressHealth.Condition::address)
                    .toList();
        }
        return List.of(((Recipient.ToAddress) to).address());
    }

    private static MailContent matter(Repositories repositories, Notice notice, Optional<Player> reader) {
        if (notice instanceof Notice.BoardNews news) {
            return new MailContent.OfBoard(
                    record(repositories, news.board()),
                    news.revision(),
                    news.more(),
                    news.asides(),
                    queued(repositories, news.board(), reader),
                    news.revision() == 0 ? greetings(repositories, news.board()) : List.of());
        }
        if (notice instanceof Notice.ChallengeNews news) {
            return new MailContent.OfChallenge(
                    repositories.challenges().numbered(news.challenge()).orElseThrow(),
                    news.what(),
                    news.by(),
                    news.comment());
        }
        if (notice instanceof Notice.ConfirmRequest request) {
            PendingConfirmation hold =
                    repositories.confirmations().numbered(request.hold()).orElseThrow();
            return new MailContent.OfHold(hold, repositories.passwords().isKept(hold));
        }
        if (notice instanceof Notice.Remarked remarked) {
            Remark remark = repositories.remarks().numbered(remarked.remark()).orElseThrow();
            Optional<GameRecord> about = remark.board().isPresent()
                    ? Optional.of(record(repositories, remark.board().getAsInt()))
                    : Optional.empty();
            return new MailContent.OfRemark(remark, about);
        }
        if (notice instanceof Notice.Message message) {
            return new MailContent.OfMessage(message.from(), message.to(), message.words());
        }
        if (notice instanceof Notice.Claimable claimable) {
            return new MailContent.OfClaim(
                    record(repositories, claimable.board()), claimable.revision(), claimable.late());
        }
        if (notice instanceof Notice.Reminder reminder) {
            return new MailContent.OfReminder(reminder.boards(), records(repositories, numbers(reminder.boards())));
        }
        if (notice instanceof Notice.VacationTaken taken) {
            return new MailContent.OfVacation(taken, records(repositories, numbers(taken.boards())));
        }
        if (notice instanceof Notice.Digest digest) {
            return new MailContent.OfDigest(
                    digest,
                    records(
                            repositories,
                            Stream.concat(
                                    numbers(digest.boards()),
                                    digest.news().stream().map(Notice.BoardNews::board))));
        }
        Notice.Reply reply = (Notice.Reply) notice;
        Map<Integer, GameRecord> boards = new HashMap<>();
        Map<Integer, String> queued = new HashMap<>();
        for (Notice.Answer answer : reply.answers()) {
            board(answer).ifPresent(number -> {
                boards.computeIfAbsent(number, wanted -> record(repositories, wanted));
                queued(repositories, number, reader).ifPresent(text -> queued.put(number, text));
            });
        }
        return new MailContent.OfReply(reply.about(), reply.answers(), boards, queued);
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

    private static Optional<String> queued(Repositories repositories, int board, Optional<Player> reader) {
        return reader.flatMap(player -> repositories.plans().of(board, player))
                .map(plan -> plan.plan().text());
    }

    private static Stream<Integer> numbers(List<Notice.Due> boards) {
        return boards.stream().map(Notice.Due::board);
    }

    private static Map<Integer, GameRecord> records(Repositories repositories, Stream<Integer> numbers) {
        Map<Integer, GameRecord> records = new HashMap<>();
        numbers.forEach(number -> records.computeIfAbsent(number, n -> record(repositories, n)));
        return records;
    }

    private static Map<Integer, BoardClock> clocks(Repositories repositories, MailContent content) {
        Map<Integer, BoardClock> clocks = new HashMap<>();
        content.records()
                .forEach(record -> clocks.put(
                        record.board().number(), repositories.clocks().of(record)));
        return clocks;
    }

    /** Those who were asked have read what the challenger said; in an open challenge nobody has. */
    private static List<MailContent.Greeting> greetings(Repositories repositories, int board) {
        List<MailContent.Greeting> greetings = new ArrayList<>();
        Optional<Challenge> origin = repositories.challenges().ofBoard(board);
        origin.filter(Challenge::openToAll)
                .ifPresent(seek -> greetings.add(new MailContent.Greeting(seek.challenger(), seek.comment())));
        origin.stream()
                .flatMap(challenge -> challenge.invitees().stream())
                .forEach(invitee -> greetings.add(new MailContent.Greeting(invitee.player(), invitee.comment())));
        return greetings.stream()
                .filter(greeting -> !greeting.words().isBlank())
                .toList();
    }

    private static GameRecord record(Repositories repositories, int number) {
        return repositories.boards().record(number).orElseThrow();
    }

    /** The reader's own mail only: what another player's mail program calls its mails is nobody's business. */
    private static Optional<String> answered(MailThreads threads, PostedNotice posted, List<String> recipients) {
        if (posted.cause().isEmpty()) {
            return Optional.empty();
        }
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        return threads.received(posted.cause().getAsLong())
                .filter(cause -> sureOfSender || recipients.stream().anyMatch(cause.sender()::equalsIgnoreCase))
                .map(cause -> cause.messageId().strip().replaceFirst("^<", "").replaceFirst(">$", ""))
                .filter(id -> id.length() <= LONGEST_ID && ID.matcher(id).matches())
                .map(id -> "<" + id + ">");
    }

    private Optional<String> previous(MailThreads threads, PostedNotice posted, OptionalInt board) {
        if (board.isEmpty() || !(posted.to() instanceof Recipient.ToPlayer player)) {
            return Optional.empty();
        }
        return threads.previous(board.getAsInt(), player, posted.id()).map(identity::messageId);
    }
}
