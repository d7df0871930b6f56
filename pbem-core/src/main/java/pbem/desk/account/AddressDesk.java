package pbem.desk.account;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.game.Refusal;
import pbem.hearing.Confirmations;
import pbem.hearing.Courtesy;
import pbem.hearing.Hearing;
import pbem.hearing.LimitRefusal;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Mailbox;
import pbem.player.Player;
import pbem.player.Proof;

/**
 * Hears to which addresses a player's mail shall go. A new address is asked by a mail of its own, whoever else may have
 * it, so that nobody learns from the answer which addresses are known here; only a reply from there makes it his.
 */
final class AddressDesk {

    static final int MOST = 5;

    private final Confirmations confirmations = new Confirmations();

    void add(Hearing hearing, String line, Player player, List<String> wanted) {
        hear(hearing, line, player, wanted, false);
    }

    /** Those instead of the present ones. */
    void replace(Hearing hearing, String line, Player player, List<String> wanted) {
        hear(hearing, line, player, wanted, true);
    }

    private void hear(Hearing hearing, String line, Player player, List<String> wanted, boolean replacing) {
        List<String> present = hearing.ledger().players().addresses(player);
        List<String> fresh = wanted.stream()
                .filter(address -> !contains(present, address))
                .distinct()
                .toList();
        Optional<Refusal> objection = objection(wanted, present, fresh, replacing);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
        } else if (hearing.speaker().proof() == Proof.CONFIRMED
                && contains(fresh, hearing.speaker().address())) {
            enter(hearing, player, wanted, replacing);
        } else if (fresh.isEmpty()) {
            dropOthers(hearing, player, wanted);
            hearing.ledger().addressHealth().changed(player, hearing.now());
            hearing.rule(Ruling.Verdict.DONE, Phrase.of("address.replaced"), told(hearing, player));
        } else {
            ask(hearing, line, player, fresh, replacing);
        }
    }

    private static Optional<Refusal> objection(
            List<String> wanted, List<String> present, List<String> fresh, boolean replacing) {
        Optional<String> bad =
                wanted.stream().filter(address -> !Accounts.isAddress(address)).findFirst();
        if (bad.isPresent()) {
            return Optional.of(new AccountRefusal.BadAddress(bad.get()));
        }
        if (fresh.isEmpty() && (!replacing || wanted.size() >= present.size())) {
            return Optional.of(new AddressRefusal.YoursAlready(wanted.get(0)));
        }
        return (replacing ? wanted.size() : present.size() + fresh.size()) > MOST
                ? Optional.of(new AddressRefusal.TooMany(MOST))
                : Optional.empty();
    }

    private void ask(Hearing hearing, String line, Player player, List<String> fresh, boolean replacing) {
        Courtesy courtesy = hearing.courtesy();
        Set<String> mailboxes = new HashSet<>();
        Optional<String> asked = fresh.stream()
                .filter(address -> courtesy.wasAsked(address) || !mailboxes.add(Mailbox.of(address)))
                .findFirst();
        if (asked.isPresent()) {
            hearing.refuse(line, new AddressRefusal.AskedToday(asked.get()));
            return;
        }
        Optional<LimitRefusal> tooMany = courtesy.objectionToAsking(true, fresh.size());
        if (tooMany.isPresent()) {
            hearing.refuse(
                    line, new AddressRefusal.AskedTooOften(hearing.rules().questionsPerDay()));
            return;
        }
        for (String address : fresh) { // nobody is shown an address that is not his, unless they depend on each other
            courtesy.asks(address);
            confirmations.ask(hearing, player, address, replacing ? line : "add " + address);
        }
        hearing.rule(
                Ruling.Verdict.HELD,
                Phrase.of("play.held", line),
                new Notice.Answer.Said(Phrase.of("address.asked", fresh)));
    }

    /** The speaker has shown that he reads the mail there. */
    private void enter(Hearing hearing, Player player, List<String> wanted, boolean replacing) {
        String address = hearing.speaker().address();
        if (hearing.ledger().players().at(address).isPresent()) {
            Refusal refusal = new AddressRefusal.OfAnotherAccount(address);
            hearing.post(
                    Recipient.address(address),
                    new Notice.Reply("", List.of(new Notice.Answer.Refused("", refusal.phrase()))));
            hearing.rule(Ruling.Verdict.REFUSED, refusal.phrase());
            return;
        }
        hearing.ledger().players().addAddress(player, address, hearing.now());
        List<String> present = hearing.ledger().players().addresses(player);
        if (replacing && wanted.stream().allMatch(other -> contains(present, other))) {
            dropOthers(hearing, player, wanted);
        }
        hearing.ledger().addressHealth().changed(player, hearing.now());
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("address.added"), told(hearing, player));
    }

    /** Whoever still reads the mail at an address that goes is told, in case it was not him who wanted it. */
    private static void dropOthers(Hearing hearing, Player player, List<String> kept) {
        for (String address : hearing.ledger().players().addresses(player)) {
            if (!contains(kept, address)) {
                hearing.ledger().players().removeAddress(player, address);
                hearing.post(
                        Recipient.address(address),
                        new Notice.Reply(
                                "", List.of(new Notice.Answer.Said(Phrase.of("address.dropped", player.user())))));
            }
        }
    }

    private static Notice.Answer told(Hearing hearing, Player player) {
        return new Notice.Answer.Said(
                Phrase.of("address.now", hearing.ledger().players().addresses(player)));
    }

    private static boolean contains(List<String> addresses, String address) {
        return addresses.stream().anyMatch(address::equalsIgnoreCase);
    }
}
