package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandParser;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;
import pbem.repository.PendingConfirmations;

/**
 * The mail that asks whether commands really came from the owner of the address.
 *
 * @param asked all that one answer is about, at least one
 * @param withPassword whether a password came with it, which would count from the confirmation on
 * @param answers to what else stood in the same mail
 */
record ConfirmMail(
        MailContext context,
        CommandParser parser,
        List<PendingConfirmation> asked,
        boolean withPassword,
        List<Block> answers) {

    private static final int LONGEST_LINE = 200;

    /** @param answers in words */
    static ConfirmMail of(
            MailContext context, CommandParser parser, Notice.ConfirmRequest request, List<Block> answers) {
        PendingConfirmations confirmations = context.repositories().confirmations();
        PendingConfirmation first = confirmations.numbered(request.hold()).orElseThrow();
        return new ConfirmMail(
                context,
                parser,
                confirmations.askedWith(first),
                context.repositories().passwords().isKept(first),
                answers);
    }

    MailContent content() {
        return asked.get(0).isAboutMeaning() && asked.size() == 1 ? ofMeaning(asked.get(0)) : ofSender();
    }

    /** The question what somebody meant, who is known. */
    private MailContent ofMeaning(PendingConfirmation pending) {
        Phrase deed = new CommandPhrases(parser).of(pending.line(), pending.target());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(context.say("mail.did-you-mean", deed), List.of()));
        blocks.add(new Block.Marker());
        Block.Quote.of(
                        context.say("mail.you-wrote"),
                        CleanText.line(pending.heard().orElse(""), LONGEST_LINE))
                .ifPresent(blocks::add);
        blocks.add(new Block.Paragraph(context.say("mail.why-did-you-mean")));
        blocks.add(new Block.CommandLines(List.of(
                Block.CommandLine.complete("yes", context.say("mail.does-yes")),
                Block.CommandLine.complete("no", context.say("mail.does-no")))));
        blocks.addAll(answers);
        blocks.add(context.footer());
        MailContent content = pending.target() instanceof ReplyTarget.OfBoard board
                ? MailContent.of(
                                CleanText.line(context.boards()
                                        .record(board.number())
                                        .board()
                                        .heading()),
                                blocks)
                        .in(context.identity().boardThread(board.number()))
                : MailContent.of(context.say("mail.subject-did-you-mean"), blocks);
        return content.repliedWith(grant(pending));
    }

    private static Optional<ReplyGrant> grant(PendingConfirmation pending) {
        return Optional.of(ReplyGrant.ofQuestion(
                pending.player().map(Player::id).orElse(0L), new ReplyTarget.OfConfirmation(pending.id())));
    }

    /** The question whether a command came from the owner of the address. */
    private MailContent ofSender() {
        CommandPhrases commands = new CommandPhrases(parser);
        PendingConfirmation first = asked.get(0);
        List<Phrase> deeds = asked.stream()
                .map(pending -> commands.of(pending.line(), pending.target()))
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say("mail.please-confirm", asked.size() == 1 ? deeds.get(0) : deeds), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(
                asked.size() == 1
                        ? context.phrases().say(commands.why(first))
                        : context.say("mail.why-confirm-several")));
        blocks.add(new Block.CommandLines(asked.stream()
                .map(pending -> new Block.CommandLine(CleanText.line(pending.line(), LONGEST_LINE), ""))
                .toList()));
        if (withPassword) {
            blocks.add(new Block.Paragraph(context.say("mail.password-with-it")));
        }
        blocks.add(new Block.Heading(context.say("mail.how-to-confirm")));
        blocks.add(new Block.CommandLines(List.of(
                Block.CommandLine.complete(
                        "yes", context.say(asked.size() == 1 ? "mail.does-yes" : "mail.does-yes-to-all")),
                Block.CommandLine.complete(
                        "no", context.say(asked.size() == 1 ? "mail.does-no" : "mail.does-no-to-all")))));
        blocks.add(new Block.Paragraph(context.say(
                "mail.not-you", context.phrases().instant(context.now().plus(ReplyGrant.OF_A_QUESTION)))));
        // What may be long comes last, so that whatever is cut off is none of the above.
        asked.stream()
                .map(PendingConfirmation::comment)
                .distinct()
                .forEach(comment -> Block.Quote.of(context.say("mail.comment-with-it"), comment)
                        .ifPresent(blocks::add));
        blocks.addAll(answers);
        blocks.add(context.footer());
        return MailContent.of(subject(first), blocks).repliedWith(grant(first));
    }

    private String subject(PendingConfirmation first) {
        String command = new CommandPhrases(parser).named(first.line());
        return command.isEmpty()
                ? context.say("mail.subject-confirm-this")
                : context.say("mail.subject-confirm", command);
    }
}
