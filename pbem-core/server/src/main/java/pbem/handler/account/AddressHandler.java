package pbem.handler.account;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.request.AddressRules;
import pbem.request.AnswerThrottle;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.Confirmations;
import pbem.request.LimitRefusal;

/**
 * Changes the addresses to which a player's mail goes. Each new address gets a mail with a question, even if it belongs
 * to another player, so that the answer to the command does not reveal which addresses are known here. Only a reply
 * from an address makes it the player's.
 */
record AddressHandler(AddressRules rules) {

    static final int MOST = 5;

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    /** @param replacing whether the addresses replace the present ones */
    void handle(CommandContext context, List<String> wanted, boolean replacing) {
        Player player = context.player();
        List<String> present = context.repositories().players().addresses(player);
        List<String> fresh = wanted.stream()
                .filter(address -> !contains(present, address))
                .distinct()
                .toList();
        Optional<Refusal> objection = objection(wanted, present, fresh, replacing);
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (context.speaker().proof() == Proof.CONFIRMED
                && contains(fresh, context.speaker().address())) {
            enter(context, player, wanted, replacing);
        } else if (fresh.isEmpty()) {
            dropOthers(context, player, wanted);
            context.repositories().addressHealth().changed(player, context.now());
            context.done(Phrase.of("address.replaced"), told(context, player));
        } else {
            ask(context, player, fresh, replacing);
        }
    }

    private Optional<Refusal> objection(
            List<String> wanted, List<String> present, List<String> fresh, boolean replacing) {
        Optional<Refusal> bad = fresh.stream()
                .flatMap(address -> rules.objection(address).stream())
                .findFirst();
        if (bad.isPresent()) {
            return bad;
        }
        if (fresh.isEmpty() && (!replacing || wanted.size() >= present.size())) {
            return Optional.of(AddressRefusal.YOURS_ALREADY.of(wanted.get(0)));
        }
        return AddressRefusal.TOO_MANY.when((replacing ? wanted.size() : present.size() + fresh.size()) > MOST, MOST);
    }

    private void ask(CommandContext context, Player player, List<String> fresh, boolean replacing) {
        AnswerThrottle throttle = context.throttle();
        Set<String> mailboxes = new HashSet<>();
        Optional<String> asked = fresh.stream()
                .filter(address -> throttle.wasAsked(address) || !mailboxes.add(AddressOwner.of(address)))
                .findFirst();
        if (asked.isPresent()) {
            context.refuse(AddressRefusal.ASKED_TODAY.of(asked.get()));
            return;
        }
        if (fresh.stream().anyMatch(throttle::isSpentForAnother)) {
            context.refuse(LimitRefusal.UNPROVEN_BUDGET_SPENT.of());
            return;
        }
        Optional<Refusal> tooMany = throttle.objectionToAsking(true, fresh.size());
        if (tooMany.isPresent()) {
            context.refuse(AddressRefusal.ASKED_TOO_OFTEN.of(context.limits().questionsPerDay()));
            return;
        }
        for (String address :
                fresh) { // one mail each: it shows no other address, unless the addresses depend on each other
            throttle.asks(address);
            CONFIRMATIONS.ask(context, player, address, replacing ? context.line() : "add " + address);
        }
        context.report(
                CommandResult.Status.HELD,
                Phrase.of("play.held", context.written()),
                new Answer.Said(Phrase.of("address.asked", fresh)));
    }

    /** Adds the speaker's address, which the speaker has proved to read. */
    private void enter(CommandContext context, Player player, List<String> wanted, boolean replacing) {
        String address = context.speaker().address();
        if (context.repositories().players().at(address).isPresent()) {
            Refusal refusal = AddressRefusal.OF_ANOTHER_ACCOUNT.of();
            context.post(
                    Recipient.address(address),
                    new Notice.Reply("", List.of(new Answer.Refused("", refusal.phrase()))));
            context.report(CommandResult.Status.REFUSED, refusal.phrase());
            return;
        }
        context.repositories().players().addAddress(player, address, context.now());
        context.repositories().signups().settled(address);
        List<String> present = context.repositories().players().addresses(player);
        if (replacing && wanted.stream().allMatch(other -> contains(present, other))) {
            dropOthers(context, player, wanted);
        }
        context.repositories().addressHealth().changed(player, context.now());
        context.done(Phrase.of("address.added"), told(context, player));
    }

    /**
     * Removes all addresses but those that are kept, and tells the readers of the removed ones, in case they did not
     * want it.
     */
    private static void dropOthers(CommandContext context, Player player, List<String> kept) {
        for (String address : context.repositories().players().addresses(player)) {
            if (!contains(kept, address)) {
                context.repositories().players().removeAddress(player, address);
                context.post(
                        Recipient.address(address),
                        new Notice.Reply("", List.of(new Answer.Said(Phrase.of("address.dropped", player.user())))));
            }
        }
    }

    private static Answer told(CommandContext context, Player player) {
        return new Answer.Said(
                Phrase.of("address.now", context.repositories().players().addresses(player)));
    }

    private static boolean contains(List<String> addresses, String address) {
        return addresses.stream().anyMatch(address::equalsIgnoreCase);
    }
}
