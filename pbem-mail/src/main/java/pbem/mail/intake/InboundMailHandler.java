package pbem.mail.intake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.clock.WorkBudget;
import pbem.command.Instructions;
import pbem.handler.Referee;
import pbem.mail.delivery.Bounces;
import pbem.mail.reading.Bounce;
import pbem.mail.reading.Headline;
import pbem.mail.reading.Letter;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.MailReading;
import pbem.mail.reading.NotALetter;
import pbem.mail.reading.RawMail;
import pbem.mail.reading.RedactedMail;
import pbem.mail.writing.ReturnAddresses;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.InboundMails;
import pbem.repository.MailOutcome;
import pbem.repository.Repositories;
import pbem.request.CommandResult;
import pbem.request.Groundwork;
import pbem.request.Request;
import pbem.request.UnprovenLimits;
import pbem.token.Token;

/**
 * Brings one mail to the referee. The mail is read outside the transaction; everything else happens inside it, so that
 * the effects of the mail, its outcome and the notices are committed together.
 */
public final class InboundMailHandler {

    /** The most lines of a stranger's mail whose language is sought. */
    private static final int MOST_SENTENCES = 5;

    /**
     * The longest time for reading a mail, which usually takes milliseconds. It is a third of a lease, so that no other
     * worker claims the mail meanwhile.
     */
    private static final TimeCap READING = new TimeCap(Inbox.LEASE.dividedBy(3));

    /** The number of lines of an unheard mail that are searched for passwords: commands are at the top. */
    private static final int MOST_LOOKED_AT = 50;

    /** The longest detail that is kept: a header may name as many senders as fit into a mail. */
    private static final int LONGEST_DETAIL = 200;

    /** The commands that try moves, which takes long. */
    private static final Pattern DEAR = Pattern.compile("\\b(?:preview|prev|replay)\\b", Pattern.CASE_INSENSITIVE);

    private final Function<RawMail, MailReading> reader;
    private final Function<RawMail, String> texts;
    private final Referee referee;
    private final SenderIdentifier senders;
    private final ReturnAddresses returns;
    private final Bounces bounces;
    private final Phrasebook words;
    private final LongSupplier meter;

    /** @param words the language in which outcomes are recorded for the admin */
    public InboundMailHandler(
            MailReader reader, Referee referee, SenderIdentifier senders, ReturnAddresses returns, Phrasebook words) {
        this(
                mail -> READING.on("reading", () -> reader.read(mail)),
                mail -> READING.on("reading", () -> reader.text(mail)),
                referee,
                senders,
                returns,
                words,
                WorkBudget.PROCESSOR_TIME);
    }

    InboundMailHandler(
            Function<RawMail, MailReading> reader,
            Function<RawMail, String> texts,
            Referee referee,
            SenderIdentifier senders,
            ReturnAddresses returns,
            Phrasebook words,
            LongSupplier meter) {
        this.meter = meter;
        this.returns = returns;
        this.bounces = new Bounces(returns);
        this.reader = reader;
        this.texts = texts;
        this.referee = referee;
        this.senders = senders;
        this.words = words;
    }

    /**
     * The work that a mail causes, to be done in a transaction of its own.
     *
     * @param from the apparent sender; the mails of one sender are judged in order
     * @param about the token of its reply address, if it has one: it names the player and the board
     * @param dear whether it seems to ask for long work, which is done before its transaction; such a mail is not acted
     *     on together with others
     */
    record Act(String from, Optional<Token> about, boolean dear, Function<Repositories, Boolean> work) {}

    /** Claims a mail inside its transaction. */
    interface Hand {

        /** Empty if the mail is no longer to be acted on. */
        Optional<InboundMails.Claimed> take(Repositories repositories, InboundMails.Heading heading);
    }

    /** Reads a mail and returns the work that it causes. */
    Act read(InboundMails.Claimed claimed) {
        return read(claimed, told -> {});
    }

    /** @param told receives the outcome in words, before the transaction is committed */
    Act read(InboundMails.Claimed claimed, Consumer<List<Phrase>> told) {
        return read(
                Inbox.mail(claimed.source()),
                claimed.judgedAt(),
                (tx, heading) ->
                        Optional.of(claimed).filter(mail -> tx.inboundMails().isWaiting(mail.claim())),
                told);
    }

    /** Reads a mail that need not be stored yet. */
    Act read(RawMail mail, Instant at, Hand hand, Consumer<List<Phrase>> told) {
        MailReading reading = reader.apply(mail);
        Optional<Token> about = reading.match(letter -> senders.token(letter, at), notALetter -> Optional.empty());
        boolean dear = reading.match(
                letter -> DEAR.matcher(letter.subject() + "\n" + letter.words()).find(), notALetter -> false);
        return new Act(reading.headline().from().orElse(""), about, dear, work(mail, hand, reading, told));
    }

    /**
     * Returns a function that says why no mail of this sender would be handled, whatever it asks for; empty if it
     * would.
     */
    Function<Repositories, Optional<Phrase>> objection(RawMail mail, Instant now) {
        MailReading reading = reader.apply(mail);
        return tx -> reading.match(
                letter -> referee.objection(tx, senders.of(letter, tx, now).speaker(), now),
                notALetter -> Optional.empty());
    }

    private Function<Repositories, Boolean> work(
            RawMail mail, Hand hand, MailReading reading, Consumer<List<Phrase>> told) {
        String unread = reading.match(letter -> "", notALetter -> texts.apply(mail));
        Groundwork groundwork = Groundwork.outside(meter);
        return tx -> {
            InboundMails mails = tx.inboundMails();
            Optional<InboundMails.Claimed> inHand = hand.take(tx, heading(reading));
            if (inHand.isEmpty()) {
                return false;
            }
            InboundMails.Claimed claimed = inHand.get();
            Optional<MailOutcome> judged = new Hearing(tx, claimed, groundwork).outcome(reading, unread);
            groundwork.demand();
            if (judged.isEmpty()) {
                mails.putOff(
                        claimed.claim(),
                        claimed.attempts(),
                        words.say(Phrase.of("letter.put-off")),
                        claimed.judgedAt().plus(UnprovenLimits.WAIT));
                return true;
            }
            MailOutcome outcome = judged.get();
            told.accept(outcome.told());
            boolean erased = outcome.player()
                    .flatMap(tx.players()::withId)
                    .filter(player -> player.state() == Player.State.GONE)
                    .isPresent();
            mails.settle(claimed.claim(), erased ? InboundMails.Heading.UNKNOWN : heading(reading), outcome);
            if (erased) {
                mails.erase(claimed.id()); // the mail that closed an account is erased with the player's other mails
            }
            return true;
        };
    }

    private static InboundMails.Heading heading(MailReading reading) {
        Headline headline = reading.headline();
        List<String> answered = new ArrayList<>(reading.match(Letter::answered, notALetter -> List.of()));
        Collections.reverse(answered);
        return new InboundMails.Heading(headline.messageId(), headline.from().orElse(""), headline.subject(), answered);
    }

    /** Hears one mail within its transaction. */
    private final class Hearing {

        private final Repositories repositories;
        private final InboundMails.Claimed claimed;
        private final Groundwork groundwork;

        Hearing(Repositories repositories, InboundMails.Claimed claimed, Groundwork groundwork) {
            this.repositories = repositories;
            this.claimed = claimed;
            this.groundwork = groundwork;
        }

        /** Empty if the mail is to be judged later. */
        Optional<MailOutcome> outcome(MailReading reading, String unread) {
            return reading.match(
                    this::ofLetter,
                    notALetter -> ofNoLetter(notALetter).map(outcome -> {
                        // a bounce is about what we wrote ourselves
                        int lines = notALetter instanceof Bounce ? 0 : MOST_LOOKED_AT;
                        return outcome.redacted().isPresent()
                                ? outcome
                                : withoutPasswords(notALetter.headline(), unread, lines, outcome);
                    }));
        }

        /**
         * Removes passwords from a mail that is not heard: it may contain some, too.
         *
         * @param lines the number of its first lines that may have been meant as commands
         */
        private MailOutcome withoutPasswords(Headline headline, String text, int lines, MailOutcome outcome) {
            Speaker seeming = new Speaker(
                    headline.from().orElse(""), headline.from().flatMap(repositories.players()::at), Proof.NONE);
            Stream<String> read = text.lines().filter(line -> !line.isBlank()).limit(lines);
            Instructions instructions =
                    new Instructions(Stream.concat(Stream.of(""), read).toList(), text);
            List<String> secrets = referee.secrets(repositories, request(seeming, instructions), headline.subject());
            return secrets.isEmpty()
                    ? outcome
                    : outcome.instead(
                            new RedactedMail(secrets).of(Inbox.mail(claimed.source()), headline.subject(), text));
        }

        private Request request(Speaker speaker, Instructions instructions) {
            return new Request(
                    OptionalLong.of(claimed.id()), claimed.judgedAt(), speaker, ReplyTarget.NONE, instructions);
        }

        private Optional<MailOutcome> ofLetter(Letter letter) {
            SenderIdentifier.Identified sender = senders.of(letter, repositories, claimed.judgedAt());
            boolean toReturnAddress =
                    returns.returned(letter.addressedTo(), claimed.judgedAt()).isPresent();
            // Only mail servers have reason to write to a return address.
            if (!toReturnAddress || sender.speaker().proof() != Proof.NONE) {
                return hear(letter, sender);
            }
            MailOutcome unheard =
                    new MailOutcome("automatic", words.say(Phrase.of("letter.to-return-address")), List.of());
            return Optional.of(withoutPasswords(letter.headline(), letter.words(), MOST_LOOKED_AT, unheard));
        }

        private Optional<MailOutcome> ofNoLetter(NotALetter mail) {
            if (mail instanceof Bounce bounce) {
                Phrase noted = bounces.note(repositories, bounce, claimed.judgedAt());
                return Optional.of(new MailOutcome(bounce.word(), words.say(noted), List.of()));
            }
            if (mail.letter().isPresent()) {
                Letter letter = mail.letter().get();
                SenderIdentifier.Identified sender = senders.of(letter, repositories, claimed.judgedAt());
                if (isBot(sender.speaker())) {
                    return hear(letter, sender);
                }
            }
            return Optional.of(turnAway(mail));
        }

        /**
         * Whether the speaker is a bot with proof. Without proof, a program wrote the mail in the bot's name, and a
         * question to it would make it write again.
         */
        private boolean isBot(Speaker speaker) {
            return speaker.proof() != Proof.NONE
                    && speaker.player()
                            .filter(player ->
                                    repositories.players().membership(player).bot())
                            .isPresent();
        }

        /**
         * Settles a mail that is not a letter. It changes nothing; a person who meant it as a letter is told what was
         * wrong.
         */
        private MailOutcome turnAway(NotALetter mail) {
            Phrase reason = Phrase.of("letter." + mail.word());
            Optional<String> sender = mail.headline().from().filter(from -> mail.answerDue());
            if (sender.isEmpty()) {
                String detail =
                        mail.detail().substring(0, Math.min(mail.detail().length(), LONGEST_DETAIL));
                return new MailOutcome(
                        mail.word(), words.say(reason) + (detail.isEmpty() ? "" : " (" + detail + ")"), List.of());
            }
            Speaker unknown = new Speaker(sender.get(), Optional.empty(), Proof.NONE);
            List<CommandResult> results =
                    referee.reject(repositories, request(unknown, new Instructions(List.of(), "")), reason);
            return new MailOutcome(mail.word(), said(results), List.of());
        }

        private Optional<MailOutcome> hear(Letter letter, SenderIdentifier.Identified sender) {
            Speaker speaker = sender.speaker();
            Optional<Player> proven = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
            proven.ifPresent(
                    player -> // a player who writes from an address can receive mail there
                    repositories.addressHealth().resume(player, letter.from(), claimed.judgedAt()));
            Instructions instructions = Instructions.of(
                    letter.subject(), letter.words(), !sender.target().equals(ReplyTarget.NONE), referee.parser());
            Request request = new Request(
                    OptionalLong.of(claimed.id()),
                    claimed.judgedAt(),
                    speaker,
                    sender.target(),
                    instructions,
                    claimed.letIn(),
                    letter.errorsUnwanted(),
                    speaker.player().isPresent() ? Optional.empty() : language(instructions, letter),
                    groundwork);
            List<String> secrets = referee.secrets(repositories, request, letter.subject());
            if (secrets.isEmpty()
                    && referee.putsOff(repositories, request, claimed.source().raw().length, claimed.cameAt())) {
                return Optional.empty();
            }
            MailOutcome outcome = secrets.isEmpty()
                    ? heard(request, sender)
                    : redacted(letter, request, sender, new RedactedMail(secrets));
            return Optional.of(outcome.from(proven.map(Player::id)));
        }

        private MailOutcome heard(Request request, SenderIdentifier.Identified sender) {
            boolean proven = sender.speaker().proof() != Proof.NONE;
            Optional<Long> twin = new Twins(repositories, claimed.claim()).heard(proven);
            if (twin.isPresent()) {
                return new MailOutcome(
                        "repeated", words.say(Phrase.of("letter.heard-already", Long.toString(twin.get()))), List.of());
            }
            return outcomeOf(sender.fault()
                    .map(fault -> referee.reject(repositories, request, fault))
                    .orElseGet(() -> referee.handle(repositories, request)));
        }

        /** Hears a mail that contains passwords and leaves none of them in the database. */
        private MailOutcome redacted(
                Letter letter, Request request, SenderIdentifier.Identified sender, RedactedMail mail) {
            Request harmless = request.saying(
                    request.instructions().with(line -> new Instructions.Line(line.text(), mail.text(line.comment()))));
            return heard(harmless, sender)
                    .instead(mail.of(Inbox.mail(claimed.source()), letter.subject(), letter.words()));
        }
    }

    /**
     * The language of the first command; only without one, that of the letter's headers, which are set by the mail
     * program, or else that of the first sentence of a few that is surely not English.
     */
    private Optional<Locale> language(Instructions said, Letter letter) {
        return said.lines().stream()
                .findFirst()
                .flatMap(referee.parser()::languageOf)
                .or(letter::language)
                .or(() -> said.lines().stream()
                        .limit(MOST_SENTENCES)
                        .flatMap(line -> referee.spoken(line).stream())
                        .findFirst());
    }

    private MailOutcome outcomeOf(List<CommandResult> results) {
        return new MailOutcome(
                        verdict(results),
                        said(results),
                        results.stream()
                                .map(result ->
                                        new MailOutcome.Line(result.status().name(), result.whole()))
                                .toList())
                .telling(results.stream().map(CommandResult::what).toList());
    }

    private String said(List<CommandResult> results) {
        return results.stream().map(result -> words.say(result.whole())).collect(Collectors.joining("; "));
    }

    /** The weightiest status of the results: a command that was done outweighs one that was refused. */
    private static String verdict(List<CommandResult> results) {
        if (!results.isEmpty() && results.stream().allMatch(CommandResult::isUnheard)) {
            return MailOutcome.UNHEARD;
        }
        Optional<CommandResult.Status> weightiest =
                results.stream().map(CommandResult::status).min(Enum::compareTo);
        return weightiest
                .map(verdict -> verdict.name().toLowerCase(Locale.ROOT))
                .orElse(MailOutcome.IGNORED);
    }
}
