package pbem.cli.listing;

import java.time.Instant;
import java.util.Map;
import pbem.repository.watch.Histories;

/** The fate of a mail as a sentence for an admin. */
final class MailSentences {

    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("board", "the news of board"),
            Map.entry("reply", "the answer"),
            Map.entry("challenge", "the news of a challenge"),
            Map.entry("confirm", "the question whether a command was theirs"),
            Map.entry("reminder", "a reminder"),
            Map.entry("digest", "the daily mail"),
            Map.entry("message", "a message of another player"),
            Map.entry("remark", "what somebody said"));

    private MailSentences() {}

    /** {@code mail 12 from alice@example.net, "Re: Board 101": done, it played c5,d5}. */
    static String of(Histories.Came mail) {
        StringBuilder words = new StringBuilder("mail ")
                .append(mail.id())
                .append(" came from ")
                .append(mail.sender().isEmpty() ? "an unknown address" : mail.sender())
                .append(", \"")
                .append(mail.subject())
                .append("\": ")
                .append(
                        switch (mail.state()) {
                            case "waiting" -> "it waits to be acted on";
                            case "quarantined" -> "it was quarantined";
                            default -> mail.state();
                        });
        mail.reason()
                .filter(reason -> !reason.isBlank())
                .ifPresent(reason -> words.append(" (").append(reason).append(")"));
        if (mail.repeats() > 0) {
            words.append("; the same mail arrived ").append(mail.repeats()).append(" more times, without effect");
        }
        return words.toString();
    }

    /** {@code mail 30 to bob, the news of board 101 after event 3: a mail server accepted it at ...}. */
    static String of(Histories.Went mail) {
        StringBuilder words = new StringBuilder("our mail ")
                .append(mail.id())
                .append(" to ")
                .append(mail.to().isEmpty() ? "the admin" : mail.to())
                .append(", ")
                .append(about(mail))
                .append(": ")
                .append(fate(mail));
        mail.said().ifPresent(said -> words.append("; a mail server said: ").append(said));
        return words.toString();
    }

    private static String about(Histories.Went mail) {
        if (mail.board().isPresent()) {
            String board = "board " + mail.board().getAsInt();
            int revision = mail.revision().orElse(0);
            return revision == 0 ? "the start of " + board : "the news of " + board + " after event " + revision;
        }
        String what = KINDS.getOrDefault(mail.kind(), "of the kind \"" + mail.kind() + "\"");
        return mail.cause().isPresent() && mail.kind().equals("reply")
                ? what + " to mail " + mail.cause().getAsLong()
                : what;
    }

    private static String fate(Histories.Went mail) {
        String came =
                mail.bouncedAt().map(at -> ", but it bounced at " + seconds(at)).orElse("");
        return switch (mail.state()) {
            case "sent" ->
                "a mail server accepted it"
                        + mail.sentAt().map(at -> " at " + seconds(at)).orElse("") + came;
            case "bounced" ->
                "a mail server accepted it"
                        + mail.sentAt().map(at -> " at " + seconds(at)).orElse("")
                        + (came.isEmpty() ? ", but it bounced" : came);
            case "waiting" ->
                mail.attempts() == 0
                        ? "it waits to be sent"
                        : "it was tried " + (mail.attempts() == 1 ? "once" : mail.attempts() + " times")
                                + " and is tried again at " + seconds(mail.next());
            case "dead" -> "it was given up; pbem outbox retry " + mail.id() + " tries again";
            case "paused" -> "it is kept until mail reaches the player again";
            case "dropped" -> "it was not sent, since it was no longer needed";
            default -> mail.state();
        };
    }

    static String seconds(Instant instant) {
        return Instant.ofEpochSecond(instant.getEpochSecond()).toString();
    }
}
