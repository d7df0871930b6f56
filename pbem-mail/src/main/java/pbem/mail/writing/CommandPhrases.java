package pbem.mail.writing;

import java.util.List;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.Parsing;
import pbem.mail.writing.body.CleanText;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.repository.PendingConfirmation;

/** What a command would do, as words that can follow "you want to". */
record CommandPhrases(CommandParser parser) {

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
            List<String> addresses = command instanceof Command.AddAddresses add
                    ? add.addresses()
                    : command instanceof Command.ChangeAddresses change ? change.addresses() : List.of();
            if (addresses.stream().anyMatch(hold.address()::equalsIgnoreCase)) {
                return Phrase.of(
                        "mail.why-confirm-new-address", hold.player().get().user());
            }
            if (command instanceof Command.Signoff) {
                return Phrase.of("mail.why-confirm-signoff");
            }
        }
        return Phrase.of("mail.why-confirm");
    }

    private static Phrase of(Command command, ReplyTarget target) {
        if (command instanceof Command.Challenge challenge) {
            return challenge.users().isEmpty()
                    ? Phrase.of("mail.do-this")
                    : Phrase.of(
                            "mail.do-challenge",
                            challenge.users(),
                            challenge.game().title());
        }
        if (command instanceof Command.Account account) {
            return of(account);
        }
        if (command instanceof Command.Seek seek) {
            return Phrase.of("mail.do-seek", seek.game().title());
        }
        if (command instanceof Command.Withdraw withdraw) {
            return challenge("mail.do-withdraw", withdraw.challenge(), target);
        }
        if (command instanceof Command.Accept accept) {
            return challenge("mail.do-accept", accept.number(), target);
        }
        if (command instanceof Command.Decline decline) {
            return challenge("mail.do-decline", decline.number(), target);
        }
        if (command instanceof Command.Move move) {
            OptionalInt board = board(move.board(), target);
            String text = CleanText.line(move.text(), LONGEST_MOVE);
            return board.isPresent() ? Phrase.of("mail.do-move", text, board.getAsInt()) : Phrase.of("mail.do-this");
        }
        if (command instanceof Command.Resign resign) {
            OptionalInt board = board(resign.board(), target);
            return board.isPresent() ? Phrase.of("mail.do-resign", board.getAsInt()) : Phrase.of("mail.do-this");
        }
        if (command instanceof Command.Hint hint) {
            OptionalInt board = board(hint.board(), target);
            return board.isPresent() ? Phrase.of("mail.do-hint", board.getAsInt()) : Phrase.of("mail.do-this");
        }
        return command instanceof Command.ShowAs ? Phrase.of("mail.do-showas") : Phrase.of("mail.do-this");
    }

    private static Phrase of(Command.Account command) {
        if (command instanceof Command.Signup signup) {
            return Phrase.of("mail.do-signup", signup.user());
        }
        if (command instanceof Command.AddAddresses add) {
            return Phrase.of("mail.do-addresses", add.addresses());
        }
        if (command instanceof Command.ChangeAddresses change) {
            return Phrase.of("mail.do-addresses", change.addresses());
        }
        if (command instanceof Command.ChangeName change) {
            return Phrase.of("mail.do-rename", change.user());
        }
        if (command instanceof Command.Block block
                && block.blocked()
                && block.user().isPresent()) {
            return Phrase.of("mail.do-block", block.user().get());
        }
        return Phrase.of(command instanceof Command.Signoff ? "mail.do-signoff" : "mail.do-this");
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
