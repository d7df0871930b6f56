package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.mail.reading.Bounce.Severity;

/**
 * A mail server's report on the delivery of a mail, in the format of RFC 3464 or in free form.
 *
 * @param delivered whether the mail was delivered or passed on to every recipient in the report
 */
record DeliveryReport(
        boolean delivered,
        Severity severity,
        Optional<String> failedAddress,
        Optional<String> status,
        Optional<String> originalMessageId) {

    private static final Pattern BLANK = Pattern.compile("\r?\n[ \t]*\r?\n");
    private static final Pattern STATUS = Pattern.compile("\\b([245]\\.[0-9]{1,3}\\.[0-9]{1,3})\\b");
    private static final Pattern MESSAGE_ID = Pattern.compile("(?im)^[> ]{0,4}Message-ID:\\s*(<[^<>\\s]{1,500}>)");

    /** Where the copy of the mail that came back begins. */
    private static final Pattern COPY = Pattern.compile(
            "(?im)^[> ]{0,4}(?:Return-Path|Received|From|Message-ID|In-Reply-To|References|MIME-Version):");

    private static final Pattern ADDRESS = Pattern.compile("<([^<>@\\s]{1,64}@[^<>@\\s]{1,250})>");

    /** An address alone on its line. */
    private static final Pattern BARE_ADDRESS =
            Pattern.compile("(?m)^[ \\t*>]{0,20}([^<>@\\s*:]{1,64}@[^<>@\\s:]{1,250})[ \\t]*$");

    /** The reply code of the receiving server, used if there is no enhanced status. */
    private static final Pattern REPLY =
            Pattern.compile("(?m)(?:^[ \\t>#]{0,20}|: |with: |Code )([45])[0-5][0-9]\\b(?!\\.)");

    private static final Pattern PERMANENT = Pattern.compile("(?i)\\bpermanent(?:ly\\b| error| failure| fatal )");

    /** Beginnings of subjects that only servers write. A person who forwards such a notice begins with {@code Fwd:}. */
    private static final List<String> SUBJECTS = List.of(
            "undelivered mail",
            "undeliverable:",
            "undeliverable mail",
            "undeliverable message",
            "returned mail:",
            "returned mail - ",
            "mail system error - returned mail",
            "mail delivery failed",
            "mail delivery failure",
            "mail could not be delivered",
            "message delivery has failed",
            "message delivery failure",
            "delivery failure",
            "delivery status notification",
            "permanent delivery failure",
            "failure notice",
            "warning: could not send message",
            "unzustellbar:",
            "non remis :",
            "non remis:",
            "no se puede entregar:",
            "não é possível entregar:",
            "non recapitabile:",
            "onbestelbaar:",
            "niedostarczone:",
            "не удается доставить:",
            "配信不能:");

    /** One recipient's block of a report. */
    private record Fate(MailHead fields) {

        boolean isGood() {
            return List.of("delivered", "relayed", "expanded").contains(action());
        }

        boolean isFailure() {
            return action().equals("failed");
        }

        private String action() {
            return fields.first("Action").orElse("").strip().toLowerCase(Locale.ROOT);
        }

        Optional<String> status() {
            return fields.first("Status").flatMap(value -> find(STATUS, value));
        }

        Optional<String> address() {
            return fields.first("Original-Recipient")
                    .or(() -> fields.first("Final-Recipient"))
                    .map(value -> value.substring(value.indexOf(';') + 1))
                    .flatMap(value -> Addresses.in(value).stream().findFirst());
        }
    }

    /** Whether a mail with that subject is a report, even if it lacks the marks that it should have. */
    static boolean isAnnounced(String subject) {
        String words = subject.toLowerCase(Locale.ROOT);
        return SUBJECTS.stream().anyMatch(words::startsWith);
    }

    static DeliveryReport of(MailHead head, Part body, ReaderLimits limits) {
        List<Fate> fates = fates(body, limits);
        Optional<Fate> worst = fates.stream()
                .filter(Fate::isFailure)
                .findFirst()
                .or(() -> fates.stream().filter(fate -> !fate.isGood()).findFirst());
        boolean delivered = !fates.isEmpty() && worst.isEmpty();
        String text = text(body);
        String report = COPY.split(text, 2)[0];
        Optional<String> status = worst.isPresent() ? worst.flatMap(Fate::status) : find(STATUS, report);
        Optional<String> address = head.first("X-Failed-Recipients")
                .flatMap(value -> Addresses.in(value).stream().findFirst())
                .or(() -> worst.flatMap(Fate::address))
                .or(() -> address(report));
        Severity severity =
                worst.filter(fate -> !fate.isFailure()).isPresent() ? Severity.SOFT : severity(status, report);
        return new DeliveryReport(delivered, severity, address, status, original(body, text, limits));
    }

    private static Severity severity(Optional<String> status, String report) {
        if (status.filter(code -> code.startsWith("5.7.")).isPresent()) {
            return Severity.POLICY;
        }
        return switch (status.or(() -> find(REPLY, report)).orElse(" ").charAt(0)) {
            case '4' -> Severity.SOFT;
            case '5' -> Severity.HARD;
            default -> PERMANENT.matcher(report).find() ? Severity.HARD : Severity.UNKNOWN;
        };
    }

    private static Optional<String> address(String report) {
        return find(ADDRESS, report).or(() -> find(BARE_ADDRESS, report)).flatMap(Addresses::bare);
    }

    /**
     * The blocks of the recipients. A report has a block for the whole mail, then one per recipient, separated by blank
     * lines.
     */
    private static List<Fate> fates(Part body, ReaderLimits limits) {
        List<Fate> fates = new ArrayList<>();
        leaves(body, "message/delivery-status", "message/global-delivery-status")
                .forEach(leaf -> {
                    for (String block : BLANK.split(leaf.text(), limits.parts())) {
                        MailHead fields = MailHead.of(block.getBytes(StandardCharsets.UTF_8), limits);
                        if (fields.has("Final-Recipient") || fields.has("Original-Recipient") || fields.has("Action")) {
                            fates.add(new Fate(fields));
                        }
                    }
                });
        return fates;
    }

    private static Optional<String> original(Part body, String text, ReaderLimits limits) {
        return leaves(body, "message/rfc822", "text/rfc822-headers", "message/global", "message/rfc822-headers")
                .map(leaf -> MessageIds.own(MailHead.of(leaf.bytes(), limits)))
                .filter(id -> !id.isEmpty())
                .findFirst()
                .or(() -> find(MESSAGE_ID, text)
                        .flatMap(id -> MessageIds.in(id).stream().findFirst()));
    }

    private static String text(Part body) {
        return leaves(body, "text/plain").map(Part.Leaf::text).findFirst().orElse("");
    }

    private static Stream<Part.Leaf> leaves(Part body, String... types) {
        return body.leaves().filter(leaf -> List.of(types).contains(leaf.type().value()));
    }

    private static Optional<String> find(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
