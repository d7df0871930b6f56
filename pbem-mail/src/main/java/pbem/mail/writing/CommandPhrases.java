package pbem.mail.writing;

import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.Parsing;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.repository.PendingConfirmation;

/** The command that somebody is asked to confirm, in words. */
record CommandPhrases(CommandParser parser) {

    /** What the command would do, as words that can follow "you want to". */
    Phrase of(String line, ReplyTarget target) {
        Parsing parsing = target.equals(ReplyTarget.NONE) ? parser.parse(line) : parser.parseReply(line);
        return parsing.asCommand().map(command -> DeedWords.of(command, target)).orElse(DeedWords.THIS);
    }

    /** Why somebody is asked to confirm the command of a hold. */
    Phrase why(PendingConfirmation pending) {
        if (pending.player().isEmpty()) {
            return Phrase.of("mail.why-confirm-address");
        }
        String user = pending.player().get().user();
        return parser.parse(pending.line())
                .asCommand()
                .map(command -> why(command, pending.address(), user))
                .orElseGet(() -> Phrase.of("mail.why-confirm"));
    }

    private static Phrase why(Command command, String address, String user) {
        return command instanceof AccountCommand account ? why(account, address, user) : Phrase.of("mail.why-confirm");
    }

    private static Phrase why(AccountCommand account, String address, String user) {
        if (account.addresses().stream().anyMatch(address::equalsIgnoreCase)) {
            return Phrase.of("mail.why-confirm-new-address", user);
        }
        return account instanceof AccountCommand.Signoff
                ? Phrase.of("mail.why-confirm-signoff")
                : Phrase.of("mail.why-confirm");
    }
}
