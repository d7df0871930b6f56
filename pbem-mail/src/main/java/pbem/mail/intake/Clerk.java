package pbem.mail.intake;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.command.Instructions;
import pbem.desk.Referee;
import pbem.hearing.Petition;
import pbem.hearing.Ruling;
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
import pbem.notice.Context;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.store.Store;

/**
 * Takes one stored mail to the referee. Reading is outside, everything else inside one transaction: the effects of the
 * mail, its outcome and the notices become true together.
 */
public final class Clerk {

    /** Reading takes milliseconds; a third of a lease, so that nobody else has the mail meanwhile. */
    private static final TimeCap READING = new TimeCap(Inbox.LEASE.dividedBy(3));

    private final Store store;
    private final Function<RawMail, MailReading> reader;
    private final Referee referee;
    private final Introductions introductions;
    private final Bounces bounces;
    private final Phrasebook words;

    /** @param words in which the outcomes are recorded for the admin */
    public Clerk(
            Store store,
            MailReader reader,
            Referee referee,
            Introductions introductions,
            Bounces bounces,
            Phrasebook words) {
        this(store, mail -> READING.on("reading", () -> reader.read(mail)), referee, introductions, bounces, words);
    }

    Clerk(
            Store store,
            Function<RawMail, MailReading> reader,
            Referee referee,
            Introductions introductions,
            Bounces bounces,
            Phrasebook words) {
        this.bounces = bounces;
        this.store = store;
        this.reader = reader;
        this.referee = referee;
        this.introductions = introductions;
        this.words = words;
    }

    void act(Inbox.Claimed claimed) {
        MailReading reading = reader.apply(claimed.mail());
        store.change(tx -> {
            OutcomeEntry entry = new OutcomeEntry(tx.handle(), claimed.id());
            if (!entry.stillWaiting()) {
                return false; // our lease ended and another worker was faster
            }
            Outcome outcome = outcome(tx, claimed, reading);
            boolean erased = outcome.player()
                    .flatMap(tx.ledger().players()::withId)
                    .filter(player -> player.state() == Player.State.GONE)
                    .isPresent();
            entry.write(erased ? new Headline("", Optional.empty(), "") : reading.headline(), outcome);
            if (erased) {
                entry.erase(); // the mail that ended an account is forgotten with the others
            }
            return true;
        });
    }

    private Outcome outcome(Store.Transaction tx, Inbox.Claimed claimed, MailReading reading) {
        if (reading instanceof Letter letter) {
            Introductions.Introduced sender = introductions.of(letter, tx.ledger(), claimed.receivedAt());
            if (sender.speaker().proof() == Proof.NONE
                    && bounces.isReturned(letter.addressedTo(), claimed.receivedAt())) {
                return new Outcome("automatic", words.say(Phrase.of("letter.to-return-address")), List.of());
            }
            return hear(tx, claimed, letter, sender);
        }
        if (reading instanceof Bounce bounce) {
            return new Outcome(bounce.word(), words.say(bounces.note(tx, bounce, claimed.receivedAt())), List.of());
        }
        if (reading instanceof AutomaticMail automatic && automatic.letter().isPresent()) {
            Letter letter = automatic.letter().get();
            Introductions.Introduced sender = introductions.of(letter, tx.ledger(), claimed.receivedAt());
            if (isBot(sender.speaker(), tx)) {
                return hear(tx, claimed, letter, sender);
            }
        }
        return turnAway(tx, claimed, (NotALetter) reading);
    }

    /** Without proof it is a mail that a program wrote in the bot's name, and a question would make it write again. */
    private static boolean isBot(Speaker speaker, Store.Transaction tx) {
        return speaker.proof() != Proof.NONE
                && speaker.player().filter(tx.ledger().players()::isBot).isPresent();
    }

    /** What is no letter changes nothing; a person who meant it as one is told what was wrong. */
    private Outcome turnAway(Store.Transaction tx, Inbox.Claimed claimed, NotALetter mail) {
        Phrase reason = Phrase.of("letter." + mail.word());
        Optional<String> sender = mail.headline().from().filter(from -> mail.answerDue());
        if (sender.isEmpty()) {
            return new Outcome(mail.word(), words.say(reason), List.of());
        }
        Speaker unknown = new Speaker(sender.get(), Optional.empty(), Proof.NONE);
        List<Ruling> rulings = referee.turnAway(
                tx.ledger(),
                new Petition(
                        OptionalLong.of(claimed.id()),
                        claimed.receivedAt(),
                        unknown,
                        Context.NONE,
                        new Instructions(List.of(), "")),
                reason);
        return new Outcome(mail.word(), rulings.stream().map(this::say).collect(Collectors.joining("; ")), List.of());
    }

    private Outcome hear(Store.Transaction tx, Inbox.Claimed claimed, Letter letter, Introductions.Introduced sender) {
        Speaker speaker = sender.speaker();
        Optional<Player> proven = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        proven.ifPresent(
                player -> // whoever writes from an address can be reached there
                tx.ledger().addressHealth().resume(player, letter.from(), claimed.receivedAt()));
        Petition petition = new Petition(
                OptionalLong.of(claimed.id()),
                claimed.receivedAt(),
                speaker,
                sender.context(),
                Instructions.of(letter.subject(), letter.words(), sender.context() != Context.NONE, referee.parser()),
                letter.errorsUnwanted());
        List<String> secrets = referee.secrets(tx.ledger(), petition, letter.subject());
        Outcome outcome = secrets.isEmpty()
                ? heard(tx, petition, sender)
                : redacted(tx, claimed, letter, petition, sender, new RedactedMail(secrets));
        return outcome.from(proven.map(Player::id));
    }

    private Outcome heard(Store.Transaction tx, Petition petition, Introductions.Introduced sender) {
        boolean proven = sender.speaker().proof() != Proof.NONE;
        Optional<Long> twin = new Twins(tx, petition.mail().orElseThrow()).heard(proven);
        if (twin.isPresent()) {
            return new Outcome(
                    "repeated", words.say(Phrase.of("letter.heard-already", Long.toString(twin.get()))), List.of());
        }
        return outcome(sender.fault()
                .map(fault -> referee.turnAway(tx.ledger(), petition, fault))
                .orElseGet(() -> referee.hear(tx.ledger(), petition)));
    }

    /** Hears a mail with passwords in it, and leaves none of them in the books. */
    private Outcome redacted(
            Store.Transaction tx,
            Inbox.Claimed claimed,
            Letter letter,
            Petition petition,
            Introductions.Introduced sender,
            RedactedMail mail) {
        Instructions instructions = petition.instructions();
        Instructions redacted = new Instructions(
                instructions.said().stream()
                        .map(line -> new Instructions.Line(line.text(), mail.text(line.comment())))
                        .toList(),
                instructions.multiple());
        Petition harmless = new Petition(
                petition.mail(),
                petition.at(),
                petition.speaker(),
                petition.context(),
                redacted,
                petition.errorsUnwanted());
        return heard(tx, harmless, sender)
                .instead(new Outcome.Redacted(mail.text(letter.subject()), mail.of(claimed.mail(), letter)));
    }

    private Outcome outcome(List<Ruling> rulings) {
        return new Outcome(
                verdict(rulings),
                rulings.stream().map(this::say).collect(Collectors.joining("; ")),
                rulings.stream()
                        .map(ruling -> new Outcome.Line(ruling.verdict().name(), say(ruling)))
                        .toList());
    }

    private String say(Ruling ruling) {
        String what = words.say(ruling.what());
        return ruling.silence().map(why -> what + " (" + words.say(why) + ")").orElse(what);
    }

    /** The weightiest of the verdicts: what was done counts more than what was refused beside it. */
    private static String verdict(List<Ruling> rulings) {
        Optional<Ruling.Verdict> weightiest =
                rulings.stream().map(Ruling::verdict).min(Enum::compareTo);
        return weightiest
                .map(verdict -> verdict.name().toLowerCase(Locale.ROOT))
                .orElse(Outcome.IGNORED);
    }
}
