package pbem.mail.intake;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.command.Instructions;
import pbem.handler.Referee;
import pbem.mail.delivery.Bounces;
import pbem.mail.reading.AutomaticMail;
import pbem.mail.reading.Bounce;
import pbem.mail.reading.Headline;
import pbem.mail.reading.Letter;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.MailReading;
import pbem.mail.reading.NotALetter;
import pbem.mail.reading.RawMail;
import pbem.mail.reading.RedactedMail;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.request.CommandResult;
import pbem.request.Request;
import pbem.store.Store;

/**
 * Takes one stored mail to the referee. Reading is outside, everything else inside one transaction: the effects of the
 * mail, its outcome and the notices become true together.
 */
public final class InboundMailHandler {

    /** Reading takes milliseconds; a third of a lease, so that nobody else has the mail meanwhile. */
    private static final TimeCap READING = new TimeCap(Inbox.LEASE.dividedBy(3));

    private final Store store;
    private final Function<RawMail, MailReading> reader;
    private final Referee referee;
    private final SenderIdentifier senders;
    private final Bounces bounces;
    private final Phrasebook words;

    /** @param words in which the outcomes are recorded for the admin */
    public InboundMailHandler(
            Store store,
            MailReader reader,
            Referee referee,
            SenderIdentifier senders,
            Bounces bounces,
            Phrasebook words) {
        this(store, mail -> READING.on("reading", () -> reader.read(mail)), referee, senders, bounces, words);
    }

    InboundMailHandler(
            Store store,
            Function<RawMail, MailReading> reader,
            Referee referee,
            SenderIdentifier senders,
            Bounces bounces,
            Phrasebook words) {
        this.bounces = bounces;
        this.store = store;
        this.reader = reader;
        this.referee = referee;
        this.senders = senders;
        this.words = words;
    }

    void act(Inbox.Claimed claimed) {
        MailReading reading = reader.apply(claimed.mail());
        store.change(tx -> {
            MailOutcomeEntry entry = new MailOutcomeEntry(tx.handle(), claimed.id());
            if (!entry.stillWaiting()) {
                return false; // our lease ended and another worker was faster
            }
            MailOutcome outcome = outcome(tx, claimed, reading);
            boolean erased = outcome.player()
                    .flatMap(tx.repositories().players()::withId)
                    .filter(player -> player.state() == Player.State.GONE)
                    .isPresent();
            entry.write(erased ? new Headline("", Optional.empty(), "") : reading.headline(), outcome);
            if (erased) {
                entry.erase(); // the mail that ended an account is forgotten with the others
            }
            return true;
        });
    }

    private MailOutcome outcome(Store.Transaction tx, Inbox.Claimed claimed, MailReading reading) {
        if (reading instanceof Letter letter) {
            SenderIdentifier.Identified sender = senders.of(letter, tx.repositories(), claimed.receivedAt());
            if (sender.speaker().proof() == Proof.NONE
                    && bounces.isReturned(letter.addressedTo(), claimed.receivedAt())) {
                return new MailOutcome("automatic", words.say(Phrase.of("letter.to-return-address")), List.of());
            }
            return hear(tx, claimed, letter, sender);
        }
        if (reading instanceof Bounce bounce) {
            return new MailOutcome(bounce.word(), words.say(bounces.note(tx, bounce, claimed.receivedAt())), List.of());
        }
        if (reading instanceof AutomaticMail automatic && automatic.letter().isPresent()) {
            Letter letter = automatic.letter().get();
            SenderIdentifier.Identified sender = senders.of(letter, tx.repositories(), claimed.receivedAt());
            if (isBot(sender.speaker(), tx)) {
                return hear(tx, claimed, letter, sender);
            }
        }
        return turnAway(tx, claimed, (NotALetter) reading);
    }

    /** Without proof it is a mail that a program wrote in the bot's name, and a question would make it write again. */
    private static boolean isBot(Speaker speaker, Store.Transaction tx) {
        return speaker.proof() != Proof.NONE
                && speaker.player().filter(tx.repositories().players()::isBot).isPresent();
    }

    /** What is no letter changes nothing; a person who meant it as one is told what was wrong. */
    private MailOutcome turnAway(Store.Transaction tx, Inbox.Claimed claimed, NotALetter mail) {
        Phrase reason = Phrase.of("letter." + mail.word());
        Optional<String> sender = mail.headline().from().filter(from -> mail.answerDue());
        if (sender.isEmpty()) {
            return new MailOutcome(mail.word(), words.say(reason), List.of());
        }
        Speaker unknown = new Speaker(sender.get(), Optional.empty(), Proof.NONE);
        List<CommandResult> results = referee.reject(
                tx.repositories(),
                new Request(
                        OptionalLong.of(claimed.id()),
                        claimed.receivedAt(),
                        unknown,
                        ReplyTarget.NONE,
                        new Instructions(List.of(), "")),
                reason);
        return new MailOutcome(
                mail.word(), results.stream().map(this::say).collect(Collectors.joining("; ")), List.of());
    }

    private MailOutcome hear(
            Store.Transaction tx, Inbox.Claimed claimed, Letter letter, SenderIdentifier.Identified sender) {
        Speaker speaker = sender.speaker();
        Optional<Player> proven = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        proven.ifPresent(
                player -> // whoever writes from an address can be reached there
                tx.repositories().addressHealth().resume(player, letter.from(), claimed.receivedAt()));
        Request request = new Request(
                OptionalLong.of(claimed.id()),
                claimed.receivedAt(),
                speaker,
                sender.target(),
                Instructions.of(
                        letter.subject(), letter.words(), sender.target() != ReplyTarget.NONE, referee.parser()),
                letter.errorsUnwanted());
        List<String> secrets = referee.secrets(tx.repositories(), request, letter.subject());
        MailOutcome outcome = secrets.isEmpty()
                ? heard(tx, request, sender)
                : redacted(tx, claimed, letter, request, sender, new RedactedMail(secrets));
        return outcome.from(proven.map(Player::id));
    }

    private MailOutcome heard(Store.Transaction tx, Request request, SenderIdentifier.Identified sender) {
        boolean proven = sender.speaker().proof() != Proof.NONE;
        Optional<Long> twin = new Twins(tx, request.mail().orElseThrow()).heard(proven);
        if (twin.isPresent()) {
            return new MailOutcome(
                    "repeated", words.say(Phrase.of("letter.heard-already", Long.toString(twin.get()))), List.of());
        }
        return outcome(sender.fault()
                .map(fault -> referee.reject(tx.repositories(), request, fault))
                .orElseGet(() -> referee.handle(tx.repositories(), request)));
    }

    /** Hears a mail with passwords in it, and leaves none of them in the books. */
    private MailOutcome redacted(
            Store.Transaction tx,
            Inbox.Claimed claimed,
            Letter letter,
            Request request,
            SenderIdentifier.Identified sender,
            RedactedMail mail) {
        Instructions instructions = request.instructions();
        Instructions redacted = new Instructions(
                instructions.said().stream()
                        .map(line -> new Instructions.Line(line.text(), mail.text(line.comment())))
                        .toList(),
                instructions.multiple());
        Request harmless = new Request(
                request.mail(), request.at(), request.speaker(), request.target(), redacted, request.errorsUnwanted());
        return heard(tx, harmless, sender)
                .instead(new MailOutcome.Redacted(mail.text(letter.subject()), mail.of(claimed.mail(), letter)));
    }

    private MailOutcome outcome(List<CommandResult> results) {
        return new MailOutcome(
                verdict(results),
                results.stream().map(this::say).collect(Collectors.joining("; ")),
                results.stream()
                        .map(result -> new MailOutcome.Line(result.status().name(), say(result)))
                        .toList());
    }

    private String say(CommandResult result) {
        String what = words.say(result.what());
        return result.silence().map(why -> what + " (" + words.say(why) + ")").orElse(what);
    }

    /** The weightiest of the verdicts: what was done counts more than what was refused beside it. */
    private static String verdict(List<CommandResult> results) {
        Optional<CommandResult.Status> weightiest =
                results.stream().map(CommandResult::status).min(Enum::compareTo);
        return weightiest
                .map(verdict -> verdict.name().toLowerCase(Locale.ROOT))
                .orElse(MailOutcome.IGNORED);
    }
}
