package pbem.request;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.repository.PendingConfirmation;
import pbem.repository.PendingConfirmations;

/** Keeps what nobody has proved yet until the owner of the address says yes. */
public final class Confirmations {

    /** So many people may be written to without a question. */
    private static final int FEW = 5;

    /** Holds the command and asks. */
    public void hold(CommandContext context) {
        hold(context, context.speaker().player());
    }

    public void hold(CommandContext context, Optional<Player> player) {
        // A person without an account may never have heard of us: what somebody wrote in their name is not brought to
        // them.
        hold(context, player, player.isPresent() ? context.comment() : "", List::of);
    }

    /**
     * Holds the command of a player whose words are kept as they are, and asks.
     *
     * @param beside what they should know before they say yes; looked up only if they are asked
     */
    public void hold(CommandContext context, String words, Supplier<Notice.Answer> beside) {
        hold(context, context.speaker().player(), words, () -> List.of(beside.get()));
    }

    /**
     * Holds what would go to more than a few people until its sender has heard how many they are, and says yes.
     *
     * @return whether it is held
     */
    public boolean holdForMany(CommandContext context, int readers) {
        boolean held = readers > FEW && context.speaker().proof() != Proof.CONFIRMED;
        if (held) {
            hold(context, context.comment(), () -> new Notice.Answer.Said(Phrase.of("play.goes-to-many", readers)));
        }
        return held;
    }

    private void hold(
            CommandContext context, Optional<Player> player, String comment, Supplier<List<Notice.Answer>> beside) {
        Optional<Refusal> objection = context.throttle().objectionToAsking(player.isPresent(), 1);
        if (objection.isPresent()) {
            context.refuseSilently(objection.get()); // nobody may have a stranger asked again and again
            return;
        }
        List<Notice.Answer> told = beside.get();
        if (context.isUnproven()) {
            told.forEach(context::tell); // which goes along with the one question of such a mail
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
        context.ask(pending, told.toArray(Notice.Answer[]::new));
        context.report(CommandResult.Status.HELD, Phrase.of("play.held", context.line()));
    }

    /**
     * Asks whether a command was meant, and holds it until its sender says so.
     *
     * @param line the command, as it is to be read once they do
     * @param target what it is about if the line does not name it
     * @param comment what goes to others with it
     */
    public void askIfMeant(
            CommandContext context, String line, ReplyTarget target, String comment, Notice.Answer... beside) {
        Optional<Phrase> silence = context.isUnproven()
                ? context.throttle().objectionToAsking(true, 1).map(Refusal::phrase)
                : context.throttle().silence();
        Phrase what = Phrase.of("play.asked", context.line());
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
                        context.line(),
                        context.now());
        context.ask(pending, beside);
        context.report(CommandResult.Status.ASKED, what);
    }

    /** Keeps the command until somebody at another address of the player's replies. */
    public void ask(CommandContext context, Player player, String address, String line) {
        PendingConfirmation pending =
                context.repositories().confirmations().keep(player, address, line, "", ReplyTarget.NONE, context.now());
        context.post(Recipient.address(address), new Notice.ConfirmRequest(pending.id()));
    }

    /**
     * What a question was about whose answer is neither yes nor no, but may say in other words what was meant; empty if
     * there is no such question, or nothing was written.
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
     * @param grave tells of a command whether a yes is not enough: who it is about has to be named
     * @return the commands that may be handled now, if the answer was yes: all that were asked about at once
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
                context.report(CommandResult.Status.DONE, cancelled, new Notice.Answer.Said(cancelled));
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
