package pbem.mail.writing;

import java.util.List;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.command.AccountCommand;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.WatchCommand;
import pbem.command.CommandParser;
import pbem.command.Parsing;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.repository.PendingConfirmation;

/** What a command would do, as words that can follow "you want to". */
record CommandWords(CommandParser parser) {

    private static final int LONGEST_MOVE = 60;

    Phrase of(String line, ReplyTarget target) {
        Parsing parsing = target.equals(ReplyTarget.NONE) ? parser.parse(line) : parser.parseReply(line);
        return parsing instanceof Parsing.Understood understood
                ? of(understood.command(), target)
                : Phrase.of("mail.do-this");
    }

    /** Why somebody is asked to confirm the command of a hold. */
    Phrase why(PendingConfirmation hold) {
        if (hold.player().isEmpty()) {
            return Phrase.of("mail.why-confirm-address");
        }
        if (parser.parse(hold.line()) instanceof Parsing.Understood understood) {
            Command command = understood.command();
            List<String> addresses = command instanceof AccountCommand.AddAddresses add
                    ? add.addresses()
                    : command instanceof AccountCommand.ChangeAddresses change ? change.addresses() : List.of();
            if (addresses.stream().anyMatch(hold.address()::equalsIgnoreCase)) {
                return Phrase.of(
                        "mail.why-confirm-new-address", hold.player().get().user());
            }
            if (command instanceof AccountCommand.Signoff) {
                return Phrase.of("mail.why-confirm-signoff");
            }
        }
        return Phrase.of("mail.why-confirm");
    }

    private static Phrase of(Command command, ReplyTarget target) {
        if (command instanceof InvitationCommand.Challenge challenge) {
            return challenge.users().isEmpty()
                    ? Phrase.of("mail.do-this")
                    : Phrase.of(
                            "mail.do-challenge",
                            challenge.users(),
                            challenge.game().title());
        }
        if (command instanceof AccountCommand account) {
            return of(account);
        }
        if (command instanceof InvitationCommand.Seek seek) {
            return Phrase.of("mail.do-seek", seek.game().title());
        }
        if (command instanceof InvitationCommand.Withdraw withdraw) {
            return challenge("mail.do-withdraw", withdraw.challenge(), target);
        }
        if (command instanceof InvitationCommand.Accept accept) {
            return challenge("mail.do-accept", accept.number(), target);
        }
        if (command instanceof InvitationCommand.Decline decline) {
            return challenge("mail.do-decline", decline.number(), target);
        }
        if (command instanceof PlayCommand.Move move) {
            OptionalInt board = board(move.board(), target);
            String text = CleanText.line(move.text(), LONGEST_MOVE);
            return board.isPresent() ? Phrase.of("mail.do-move", text, board.getAsInt()) : Phrase.of("mail.do-this");
        }
        if (command instanceof PlayCommand.Resign resign) {
            OptionalInt board = board(resign.board(), target);
            return board.isPresent() ? Phrase.of("mail.do-resign", board.getAsInt()) : Phrase.of("mail.do-this");
        }
        if (command instanceof PlayCommand.Hint hint) {
            OptionalInt board = board(hint.board(), target);
            return board.isPresent() ? Phrase.of("mail.do-hint", board.getAsInt()) : Phrase.of("mail.do-this");
        }
        return command instanceof WatchCommand.ShowAs ? Phrase.of("mail.do-showas") : Phrase.of("mail.do-this");
    }

    private static Phrase of(AccountCommand command) {
        if (command instanceof AccountCommand.Signup signup) {
            return Phrase.of("mail.do-signup", signup.user());
        }
        if (command instanceof AccountCommand.AddAddresses add) {
            return Phrase.of("mail.do-addresses", add.addresses());
        }
        if (command instanceof AccountCommand.ChangeAddresses change) {
            return Phrase.of("mail.do-addresses", change.addresses());
        }
        if (command instanceof AccountCommand.ChangeName change) {
            return Phrase.of("mail.do-rename", change.user());
        }
        if (command instanceof AccountCommand.Block block
                && block.blocked()
                && block.user().isPresent()) {
            return Phrase.of("mail.do-block", block.user().get());
        }
        return Phrase.of(command instanceof AccountCommand.Signoff ? "mail.do-signoff" : "mail.do-this");
    }

    private static Phrase challenge(String key, OptionalInt named, ReplyTarget target) {
        if (named.isPresent()) {
            return Phrase.of(key, named.getAsInt());
        }
        return target instanceof ReplyTarget.OfChallenge answered
                ? Phrase.of(key, answered.number())
                : Phrase.of("mail.do-this");
    }

    private static OptionalInt board(OptionalInt named, ReplyTarget target) {
        return named.isEmpty() && target instanceof ReplyTarget.OfBoard answered
                ? OptionalInt.of(answered.number())
                : named;
    }
}
