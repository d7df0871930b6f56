package pbem.mail.reading;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.mail.reading.AutomaticMail.Sign;
import pbem.mail.reading.Letter.Content;
import pbem.mail.reading.UnusableMail.Kind;
import pbem.mail.reading.reply.ReplyText;
import pbem.phrase.EachLanguage;
import pbem.token.TokenRedaction;

/**
 * Reads mails. Immutable and safe for any thread; reading has no effect on anything.
 *
 * <p>The kind of a mail is the first of these that applies: our own, a bounce, automatic, from a list, from nobody or
 * several senders, too large, unreadable, a letter. The first three need only the header, so that a large or broken
 * mail cannot hide them.
 */
public record MailReader(ReaderLimits limits, OwnMarks own) {

    /** Reads a mail. Accepts any bytes, never throws, and takes time linear in their number. */
    public MailReading read(RawMail mail) {
        try {
            return new Read(mail, MailHead.of(mail.bytes(), limits)).result();
        } catch (RuntimeException | StackOverflowError fault) {
            return new UnusableMail(new Headline("", Optional.empty(), ""), Kind.UNPARSABLE, described(fault));
        }
    }

    /** The fault and its place. Its message may quote the mail, so it is left out. */
    private static String described(Throwable fault) {
        return Stream.of(fault.getStackTrace())
                .findFirst()
                .map(place -> fault.getClass().getSimpleName() + " at " + place)
                .orElseGet(() -> fault.getClass().getSimpleName());
    }

    /** All text in a mail of any kind, up to the limit for a letter; empty if it cannot be read. */
    public String text(RawMail mail) {
        if (mail.bytes().length > limits.rawBytes()) {
            return "";
        }
        try {
            String text = BodyText.of(PartReader.read(mail.bytes(), MailHead.of(mail.bytes(), limits), limits))
                    .text();
            return text.substring(0, Math.min(text.length(), limits.wordsChars()));
        } catch (RuntimeException | StackOverflowError unreadable) {
            return "";
        }
    }

    /** The reading of one mail. */
    private final class Read {

        private final RawMail mail;
        private final MailHead head;
        private final List<String> senders;
        private final Headline headline;

        Read(RawMail mail, MailHead head) {
            this.mail = mail;
            this.head = head;
            this.senders = head.senders();
            this.headline = new Headline(MessageIds.own(head), head.answered(senders), head.subject());
        }

        MailReading result() {
            try {
                return notForPeople().orElseGet(this::fromPerson);
            } catch (RuntimeException | StackOverflowError fault) {
                return new UnusableMail(headline, Kind.UNPARSABLE, described(fault));
            }
        }

        private Optional<MailReading> notForPeople() {
            if (head.fields().isEmpty()) {
                return Optional.of(new UnusableMail(headline, Kind.UNPARSABLE, "no header"));
            }
            if (head.has(own.loopHeader()) || senders.stream().anyMatch(own::owns)) {
                return Optional.of(new UnusableMail(headline, Kind.OWN, ""));
            }
            if (isReport()) {
                return Optional.of(report());
            }
            Optional<Sign> sign = AutomaticSigns.in(head)
                    .or(() -> headline.from()
                            .filter(AutomaticSigns::takesNoReplies)
                            .map(from -> Sign.NO_REPLY));
            if (sign.isPresent()) {
                return sign.map(this::automatic);
            }
            return AutomaticSigns.list(head).map(list -> new UnusableMail(headline, Kind.LIST, list));
        }

        private boolean isReport() {
            boolean fromServer = headline.from().filter(ReturnPath::isServer).isPresent();
            boolean nobody = ReturnPath.isNull(head, mail.envelope()) && !AutomaticSigns.isReply(head);
            return type().isReport()
                    || head.has("X-Failed-Recipients")
                    || fromServer
                    || nobody
                    || DeliveryReport.isAnnounced(headline.subject());
        }

        private MailReading report() {
            if (type().has("report-type", "disposition-notification")) {
                return new AutomaticMail(headline, Sign.RECEIPT, Optional.empty());
            }
            if (type().has("report-type", "feedback-report")) {
                return new AutomaticMail(headline, Sign.COMPLAINT, Optional.empty());
            }
            Part body = isTooLarge() ? new Part.Group("mixed", List.of()) : body();
            DeliveryReport report = DeliveryReport.of(head, body, limits);
            return report.delivered()
                    ? new AutomaticMail(headline, Sign.RECEIPT, Optional.empty())
                    : new Bounce(
                            headline,
                            head.recipients(mail.envelope()),
                            report.severity(),
                            report.failedAddress(),
                            report.status(),
                            report.originalMessageId());
        }

        private AutomaticMail automatic(Sign sign) {
            Optional<Letter> letter = fromPerson().match(Optional::of, notALetter -> Optional.empty());
            return new AutomaticMail(headline, sign, letter);
        }

        private MailReading fromPerson() {
            boolean answerDue = headline.from().isPresent() && !AutomaticSigns.errorsUnwanted(head);
            if (senders.isEmpty()) {
                return new UnusableMail(headline, Kind.NO_SENDER, "");
            }
            if (senders.size() > 1) {
                return new UnusableMail(headline, Kind.SEVERAL_SENDERS, answerDue, String.join(" ", senders));
            }
            if (isTooLarge()) {
                long bytes = mail.envelope().wholeSize().orElse(mail.bytes().length);
                return new UnusableMail(headline, Kind.TOO_LARGE, answerDue, Long.toString(bytes));
            }
            if (senders.get(0).equals(OwnMarks.PAGE)) {
                String typed = BodyText.asTyped(body());
                return letter(new BodyText(typed, false, false), ReplyText.whole(typed, limits.wordsChars()));
            }
            BodyText text = BodyText.of(body());
            return text.sealed() && !text.hasText()
                    ? new UnusableMail(headline, Kind.OPAQUE, answerDue, "")
                    : letter(text, ReplyText.of(text.text(), limits.wordsChars()));
        }

        private Letter letter(BodyText text, ReplyText reply) {
            // Redacted together, since a token may begin in the subject and end in the words; line ends are kept.
            String[] said =
                    TokenRedaction.of(headline.subject() + "\n" + reply.words()).split("\n", 2);
            return new Letter(
                    headline.messageId(),
                    MessageIds.answered(head),
                    senders.get(0),
                    head.recipients(mail.envelope()),
                    said[0],
                    said[1],
                    content(text, reply),
                    TraceResults.of(head),
                    Stream.of("Accept-Language", "Content-Language")
                            .flatMap(name -> head.all(name).stream())
                            .flatMap(wish -> EachLanguage.wished(wish).stream())
                            .findFirst(),
                    AutomaticSigns.errorsUnwanted(head));
        }

        private Content content(BodyText text, ReplyText reply) {
            if (!reply.words().isEmpty()) {
                return Content.WORDS;
            }
            if (reply.quotes()) {
                return Content.ONLY_QUOTES;
            }
            return text.attachments() ? Content.ONLY_ATTACHMENTS : Content.NOTHING;
        }

        private boolean isTooLarge() {
            return mail.envelope().wholeSize().isPresent() || mail.bytes().length > limits.rawBytes();
        }

        private ContentType type() {
            return ContentType.of(head.first("Content-Type").orElse(""));
        }

        private Part body() {
            return PartReader.read(mail.bytes(), head, limits);
        }
    }
}
