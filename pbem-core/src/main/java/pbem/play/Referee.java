package pbem.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.Instructions;
import pbem.command.Parsing;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.help.HelpPages;
import pbem.phrase.Phrase;

/**
 * Hears what people ask for and is the only one to change boards: the mail, the site and the admin's program all act
 * through it. Stateless apart from what the ledger holds; safe for any thread.
 */
public final class Referee {

    private static final Pattern PASSWORD = Pattern.compile("(?is)(\\bchange\\s+password)\\b.*");

    private final CommandParser parser;
    private final InformationDesk information;
    private final AccountDesk accounts;
    private final InvitationDesk invitations;
    private final PlayDesk play;
    private final TalkDesk talk = new TalkDesk();
    private final WatchDesk watch = new WatchDesk();
    private final Confirmations confirmations = new Confirmations();

    /** @param seeds a new secret for every board */
    public Referee(Games games, Supplier<Seed> seeds) {
        this(games, seeds, InvitationRules.STANDARD);
    }

    /** @param seeds a new secret for every board */
    public Referee(Games games, Supplier<Seed> seeds, InvitationRules rules) {
        this.parser = new CommandParser(games);
        this.information = new InformationDesk(games, new HelpPages(games));
        this.accounts = new AccountDesk(games);
        this.invitations = new InvitationDesk(seeds, rules);
        this.play = new PlayDesk();
    }

    public CommandParser parser() {
        return parser;
    }

    /**
     * Hears one mail. Writes the effects of its commands and the notices to everybody concerned into the ledger; a
     * request that cannot be granted changes nothing and is answered.
     *
     * @return one ruling for each line heard, in order; the first line that is no command ends the hearing
     */
    public List<Ruling> hear(Ledger ledger, Petition petition) {
        Hearing hearing = new Hearing(ledger, petition);
        List<String> lines = petition.instructions().lines();
        if (petition.context() instanceof Context.OfHold waiting) {
            Optional<Hold> confirmed = confirmations.settle(hearing, waiting.id());
            confirmed.ifPresent(hold -> {
                Hearing again = hearing.confirmed(hold);
                judge(again, hold.line());
                again.close(hold.line());
            });
            if (confirmed.isEmpty()) {
                hearing.close(String.join("\n", lines));
            }
            return List.copyOf(hearing.rulings());
        }
        if (lines.isEmpty()) {
            hearing.refuse("", new CommandRefusal.NothingSaid(), answeredBoard(hearing));
        }
        for (Instructions.Line line : petition.instructions().said()) {
            if (!judge(hearing.about(line), line.text())) {
                break;
            }
        }
        hearing.close(lines.isEmpty() ? "" : discreet(lines.get(0)));
        return List.copyOf(hearing.rulings());
    }

    /** The board that an empty reply is about, so that the next reply can be the move. */
    private static Notice.Answer[] answeredBoard(Hearing hearing) {
        return hearing.context() instanceof Context.OfBoard answered
                ? hearing.ledger().boards().record(answered.number()).stream()
                        .map(record -> new Notice.Answer.Shown(answered.number(), record.revision()))
                        .toArray(Notice.Answer[]::new)
                : new Notice.Answer[0];
    }

    /** @return whether the line was a command, granted or not */
    private boolean judge(Hearing hearing, String line) {
        boolean reply = hearing.context() != Context.NONE;
        Parsing parsing = reply ? parser.parseReply(line) : parser.parse(line);
        if (parsing instanceof Parsing.Understood understood) {
            hear(hearing, line, understood.command());
            return true;
        }
        if (parsing instanceof Parsing.Malformed malformed) {
            hearing.refuse(line, malformed.refusal());
            return true;
        }
        refuseUnknown(hearing, line, ((Parsing.Unknown) parsing).refusal());
        return false;
    }

    private void hear(Hearing hearing, String line, Command command) {
        if (command instanceof Command.Question question) {
            information.answer(hearing, line, question);
        } else if (command instanceof Command.Signup signup) {
            accounts.signup(hearing, line, signup.user());
        } else if (hearing.speaker().player().isEmpty()) {
            hearing.refuse(line, new AccountRefusal.NotSignedUp(), AccountDesk.HOW_TO_SIGN_UP);
        } else if (hearing.speaker().proof() == Proof.NONE && !AccountDesk.onlyAsks(command)) {
            hold(hearing, line, command);
        } else if (command instanceof Command.Account account) {
            accounts.hear(hearing, line, account);
        } else if (command instanceof Command.Invitation invitation) {
            invitations.hear(hearing, line, invitation);
        } else if (command instanceof Command.Play played) {
            play.hear(hearing, line, played);
        } else if (command instanceof Command.Talk said) {
            talk.hear(hearing, line, said);
        } else {
            watch.hear(hearing, line, (Command.Watch) command);
        }
    }

    /** Nobody is asked to confirm what could not be done anyway. */
    private void hold(Hearing hearing, String line, Command command) {
        Optional<Refusal> objection = Optional.empty();
        if (command instanceof Command.Challenge || command instanceof Command.Seek) {
            objection = invitations.objection(hearing, command);
        } else if (command instanceof Command.ChangePassword) {
            objection = Optional.of(new AccountRefusal.NoPasswords()); // a password is never kept to be shown again
        }
        if (objection.isPresent()) {
            hearing.refuse(discreet(line), objection.get());
        } else {
            confirmations.hold(hearing, line);
        }
    }

    /** The line without a password that somebody wants: answers quote what they answer. */
    private static String discreet(String line) {
        return PASSWORD.matcher(line).replaceFirst("$1");
    }

    /** A stranger's mail that is no command at all gets the way in, a player's the reason. */
    private static void refuseUnknown(Hearing hearing, String line, Refusal refusal) {
        if (hearing.speaker().player().isEmpty()) {
            hearing.refuse(line, refusal, AccountDesk.HOW_TO_SIGN_UP);
        } else {
            hearing.refuse(line, refusal, new Notice.Answer.Said(Phrase.of("play.see-help")));
        }
    }
}
