package pbem.mail.writing;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.InvitationCommand;
import pbem.command.Parsing;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;

/** Puts commands into words for the mail that asks to confirm them. */
record CommandPhrases(CommandParser parser) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MOST_WORDS = 3;

    /** What the command would do, as words that can follow "you want to". */
    Phrase of(String line, ReplyTarget target) {
        Parsing parsing = target.isAnsweredBriefly() ? parser.parseReply(line) : parser.parse(line);
        return parsing.asCommand().map(command -> DeedWords.of(command, target)).orElse(DeedWords.THIS);
    }

    /**
     * The first words of a line as far as they are words of the command language, for a subject: "cholone challenge" or
     * "help queue". Any other word may be a password. Empty if the line begins with another word, in any language.
     */
    String named(String line) {
        String english = inEnglish(line);
        return english.isEmpty() ? parser.english(line).map(this::inEnglish).orElse("") : english;
    }

    private String inEnglish(String line) {
        return BLANKS.splitAsStream(line.strip())
                .limit(MOST_WORDS)
                .map(this::known)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    private Optional<String> known(String word) {
        return parser.gameOf(word).map(Game::name).or(() -> Verb.of(word).map(Verb::word));
    }

    /** Why a command must be confirmed. */
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
        if (command.isForGood()) {
            return Phrase.of("mail.why-confirm-for-good");
        }
        return command instanceof AccountCommand account ? why(account, address, user) : Phrase.of("mail.why-confirm");
    }

    /**
     * The player who begins a game to which a challenge names all players, its writer too. Empty for other commands, and
     * if chance, an earlier game or an invitation to an address decides about the seats.
     */
    Optional<String> first(PendingConfirmation pending) {
        return parser.parse(pending.line())
                .asCommand()
                .flatMap(command -> command instanceof InvitationCommand.Challenge challenge
                                && pending.player()
                                        .filter(writer -> isSeated(challenge, writer))
                                        .isPresent()
                        ? first(challenge)
                        : Optional.empty());
    }

    private static boolean isSeated(InvitationCommand.Challenge challenge, Player writer) {
        return challenge.users().stream().anyMatch(writer.user()::equalsIgnoreCase)
                && challenge.users().stream().noneMatch(user -> user.contains("@"))
                && Collections.disjoint(challenge.terms().keySet(), List.of("random", "from"))
                && !challenge.game().hasChance();
    }

    private static Optional<String> first(InvitationCommand.Challenge challenge) {
        List<String> users = challenge.users();
        return challenge
                .game()
                .start(users.size(), challenge.options(), Seed.of(new byte[Seed.BYTES]))
                .result()
                .flatMap(start -> start.toMove().stream().findFirst())
                .map(seat -> users.get(seat.index()));
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
