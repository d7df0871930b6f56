package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.command.CommandParser;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;
import pbem.repository.PendingConfirmations;

/**
 * The mail that asks whether commands really came from the owner of the address.
 *
 * @param asked all requests that one reply answers, at least one
 * @param withPassword whether a password came with them, which is set once they are confirmed
 * @param answers the answers to the other commands of the same mail
 */
record ConfirmMail(
        MailDraft mail,
        CommandParser parser,
        List<PendingConfirmation> asked,
        boolean withPassword,
        List<Block> answers) {

    private static final int LONGEST_LINE = 200;
    private static final Pattern TERM = Pattern.compile("\\s-{1,2}[a-z]");

    /** @param answers the answers to the other commands of the mail */
    static ConfirmMail of(MailDraft mail, CommandParser parser, Notice.ConfirmRequest request, List<Block> answers) {
        PendingConfirmations confirmations = mail.repositories.confirmations();
        PendingConfirmation first = confirmations.numbered(request.hold()).orElseThrow();
        return new ConfirmMail(
                mail,
                parser,
                confirmations.askedWith(first),
                mail.repositories.passwords().isKept(first),
                answers);
    }

    MailDraft write() {
        return asked.get(0).isAboutMeaning() && asked.size() == 1 ? ofMeaning(asked.get(0)) : ofSender();
    }

    /** Asks a known player whether a command is what they meant. */
    private MailDraft ofMeaning(PendingConfirmation pending) {
        CommandPhrases commands = new CommandPhrases(parser);
        Phrase deed = commands.of(pending.line(), pending.target());
        mail.lead("mail.did-you-mean", deed);
        commands.first(pending).ifPresent(first -> mail.paragraph("mail.begins", first));
        // the player's own words may be a sentence, and the deed does not tell the terms of a game
        if (deed.equals(DeedWords.THIS) || TERM.matcher(pending.line()).find()) {
            mail.add(lines(List.of(pending)));
        }
        mail.quote(mail.say("mail.you-wrote"), CleanText.line(pending.heard().orElse(""), LONGEST_LINE))
                .paragraph("mail.why-did-you-mean")
                .lines(mail.phrases.complete("yes", "mail.does-yes"), mail.phrases.complete("no", "mail.does-no"))
                .addAll(answers)
                .footer()
                .subject(mail.say("mail.subject-did-you-mean"));
        if (pending.target() instanceof ReplyTarget.OfBoard board) {
            mail.subject(mail.heading(mail.boards.record(board.number()).board()))
                    .inThreadOfBoard(board.number());
        }
        return mail.replied(grant(pending));
    }

    private Block lines(List<PendingConfirmation> commands) {
        return new Block.CommandLines(commands.stream()
                .map(pending ->
                        new Block.CommandLine(CleanText.line(mail.phrases.command(pending.line()), LONGEST_LINE), ""))
                .toList());
    }

    private static ReplyGrant grant(PendingConfirmation pending) {
        return ReplyGrant.ofQuestion(
                pending.player().map(Player::id).orElse(0L), new ReplyTarget.OfConfirmation(pending.id()));
    }

    /** Asks whether the commands came from the owner of the address. */
    private MailDraft ofSender() {
        PhraseFormatter phrases = mail.phrases;
        CommandPhrases commands = new CommandPhrases(parser);
        PendingConfirmation first = asked.get(0);
        boolean alone = asked.size() == 1;
        List<Phrase> deeds = asked.stream()
                .map(pending -> commands.of(pending.line(), pending.target()))
                .toList();
        Object deed = alone ? deeds.get(0) : deeds;
        Optional<String> closing = closing();
        closing.ifPresentOrElse(
                user -> mail.lead("mail.please-name-yourself", deed, user),
                () -> mail.lead("mail.please-confirm", deed));
        mail.add(alone ? phrases.paragraph(commands.why(first)) : phrases.paragraph("mail.why-confirm-several"))
                .add(lines(asked));
        if (withPassword) {
            mail.paragraph("mail.password-with-it");
        }
        String does = alone ? "mail.does-yes" : "mail.does-yes-to-all";
        mail.heading("mail.how-to-confirm")
                .lines(
                        closing.map(user -> phrases.typed(user, does)) // not a link, so that nobody taps it by mistake
                                .orElseGet(() -> phrases.complete("yes", does)),
                        phrases.complete("no", alone ? "mail.does-no" : "mail.does-no-to-all"))
                .paragraph("mail.not-you", phrases.instant(mail.now.plus(ReplyGrant.OF_A_QUESTION)));
        // The end of a long mail is cut off, and everything above is needed.
        asked.stream()
                .map(PendingConfirmation::comment)
                .distinct()
                .forEach(comment -> mail.quote(mail.say("mail.comment-with-it"), comment));
        String command = phrases.command(commands.named(first.line()));
        return mail.addAll(answers)
                .footer()
                .subject(
                        command.isEmpty()
                                ? mail.say("mail.subject-confirm-this")
                                : mail.say("mail.subject-confirm", command))
                .replied(grant(first));
    }

    /** The userid of the account that one of the commands would close; empty if none would. */
    private Optional<String> closing() {
        return asked.stream()
                .filter(pending -> parser.closesAccount(pending.line()))
                .flatMap(pending -> pending.player().stream())
                .map(player -> CleanText.line(player.user()))
                .findFirst();
    }
}
