package pbem.request;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.repository.PendingConfirmation;
import pbem.repository.PendingConfirmations;

/**
 * Stores commands of unproven senders until the owner of the address says yes, and commands of uncertain meaning until
 * their sender confirms them.
 */
public final class Confirmations {

    /** The most people who may be written to without a question. */
    private static final int FEW = 5;

    /** Stores the command and asks. */
    public void hold(CommandContext context) {
        hold(context, context.speaker().player());
    }

    public void hold(CommandContext context, Optional<Player> player) {
        // A person without an account may never have heard of this server, so words that another wrote in their name
        // are not sent to them.
        hold(context, player, player.isPresent() ? context.comment() : "", List::of);
    }

    /**
     * Stores the command of a player with its words unchanged, and asks.
     *
     * @param beside what the player should know before they say yes; read only if they are asked
     */
    public void hold(CommandContext context, String words, Supplier<Answer> beside) {
        hold(context, context.speaker().player(), words, () -> List.of(beside.get()));
    }

    /**
     * Stores a command whose words would go to more than a few people, and asks its sender, telling their number.
     *
     * @return whether the command is stored
     */
    public boolean holdForMany(CommandContext context, int readers) {
        boolean held = readers > FEW && context.speaker().proof() != Proof.CONFIRMED;
        if (held) {
            hold(context, context.comment(), () -> new Answer.Said(Phrase.of("play.goes-to-many", readers)));
        }
        return held;
    }

    private void hold(CommandContext context, Optional<Player> player, String comment, Supplier<List<Answer>> beside) {
        Optional<Refusal> objection = context.throttle().objectionToAsking(player.isPresent(), 1);
        if (objection.isPresent()) {
            context.refuseSilently(objection.get()); // a stranger must not be asked again and again
            return;
        }
        List<Answer> told = beside.get();
        if (context.isUnproven()) {
            told.forEach(context::tell); // they are sent with the one question of such a mail
        }
        PendingConfirmations waiting = context.repositories().confirmations();
        String address = context.speaker().address();
        PendingConfirmation pending = player.map(
                        known -> waiting.keep(known, address, context.line(), comment, context.target(), context.now()))
                .orElseGet(() -> waiting.keepSignup(
                        address,
                        context.line(),
                        context.target(),
                        context.request().language().orElse(Locale.ENGLISH),
                        context.now()));
        context.wantedPassword()
                .ifPresent(password -> context.repositories().passwords().keep(pending, password));
        context.ask(pending, told.toArray(Answer[]::new));
        context.report(CommandResult.Status.HELD, Phrase.of("play.held", context.written()));
    }

    /**
     * Asks whether a command is meant, and stores it until its sender confirms it.
     *
     * @param line the command, which is parsed once they do
     * @param target the target of the command if the line names none
     * @param comment the words for others
     */
    public void askIfMeant(CommandContext context, String line, ReplyTarget target, String comment, Answer... beside) {
        Optional<Phrase> silence = context.isUnproven()
                ? context.throttle().objectionToAsking(true, 1).map(Refusal::phrase)
                : context.throttle().silence();
        Phrase what = Phrase.of("play.asked", context.written());
        if (silence.isPresent()) {
            context.results().add(new CommandResult(CommandResult.Status.ASKED, what, silence));
            return;
        }
        PendingConfirmation pending = context.repositories()
                .confirmations()
                .keepMeant(
                        context.player(),
                        context.speaker().address(),
                        line,
                        comment,
                        target,
                        context.written(),
                        context.now());
        context.ask(pending, beside);
        context.report(CommandResult.Status.ASKED, what);
    }

    /** Stores the command until it is confirmed from another address of the player. */
    public void ask(CommandContext context, Player player, String address, String line) {
        PendingConfirmation pending =
                context.repositories().confirmations().keep(player, address, line, "", ReplyTarget.NONE, context.now());
        context.post(Recipient.address(address), new Notice.ConfirmRequest(pending.id()));
    }

    /**
     * The question whose answer is neither yes nor no, but may say in other words what is meant; empty if there is no
     * such question or the reply is empty.
     */
    public Optional<PendingConfirmation> saidAnew(CommandContext context, long id) {
        String said =
                context.request().instructions().lines().stream().findFirst().orElse("");
        return context.isUnproven() || said.isBlank()
                ? Optional.empty()
                : context.repositories()
                        .confirmations()
                        .numbered(id)
                        .filter(PendingConfirmation::isAboutMeaning)
                        .filter(asked ->
                                !said.strip().equalsIgnoreCase(asked.line().strip()))
                        .filter(asked -> Consent.of(said, asked.line()) == Consent.UNCLEAR);
    }

    /**
     * @param grave whether a plain yes is not enough for a command, so that the reply must name the userid that it is
     *     about
     * @return the commands that may be handled now, all that were asked about together; empty unless the answer was yes
     */
    public List<PendingConfirmation> settle(CommandContext context, long id, Predicate<String> grave) {
        List<String> lines = context.request().instructions().lines();
        String said = lines.isEmpty() ? "" : lines.get(0);
        List<PendingConfirmation> asked = context
                .repositories()
                .confirmations()
                .numbered(id)
                .map(context.repositories().confirmations()::askedWith)
                .orElse(List.of())
                .stream()
                .filter(found -> found.state() == PendingConfirmation.State.WAITING)
                .toList();
        if (asked.isEmpty()) {
            context.quoting(said).refuse(AccountRefusal.NOTHING_TO_CONFIRM.of());
            return List.of();
        }
        String one = asked.size() == 1 ? asked.get(0).line() : "";
        boolean repeated = !one.isEmpty() && said.strip().equalsIgnoreCase(one.strip());
        Optional<String> named = asked.stream()
                .filter(pending -> grave.test(pending.line()))
                .flatMap(pending -> pending.player().stream())
                .map(Player::user)
                .findFirst();
        Consent consent = named.map(user -> Consent.naming(said, user))
                .orElseGet(() -> repeated ? Consent.YES : Consent.of(said, one));
        if (consent == Consent.NO) {
            asked.forEach(pending -> {
                settle(context, pending, PendingConfirmation.State.CANCELLED);
                Phrase cancelled = Phrase.of("play.cancelled", pending.line());
                context.done(cancelled, new Answer.Said(cancelled));
            });
            return List.of();
        }
        if (consent == Consent.UNCLEAR) {
            context.quoting(said)
                    .refuse(named.map(AccountRefusal.NAME_YOURSELF::of).orElseGet(() -> AccountRefusal.yesOrNo(said)));
            return List.of();
        }
        asked.forEach(pending -> settle(context, pending, PendingConfirmation.State.CONFIRMED));
        return asked;
    }

    private static void settle(CommandContext context, PendingConfirmation pending, PendingConfirmation.State state) {
        context.repositories().confirmations().settle(pending, state);
    }
}
