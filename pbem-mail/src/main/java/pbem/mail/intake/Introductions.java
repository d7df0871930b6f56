package pbem.mail.intake;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.ledger.Ledger;
import pbem.mail.reading.Letter;
import pbem.mail.reading.OwnMarks;
import pbem.notice.Context;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * Finds out who sent a letter and what it answers. A token in an address it was sent to proves both. The Message-IDs
 * that it refers to say only what it answers, and the From line only who somebody says he is, unless a trusted server
 * vouches for it. Safe for any thread.
 */
public final class Introductions {

    private static final Pattern TAGGED = Pattern.compile("[^@+]*\\+([^@]+)@.*");
    private static final Pattern OWN_ID = Pattern.compile("pbem\\.([0-9a-f]{8,64})@.*");

    /** A sub-address of this length was a token once, whatever is left of it. */
    private static final int SHORTEST_DAMAGED = 16;

    private final Tokens tokens;
    private final TrustedServer trusted;
    private final OwnMarks own;

    /** @param own by which addresses people write to us */
    public Introductions(Tokens tokens, TrustedServer trusted, OwnMarks own) {
        this.tokens = tokens;
        this.trusted = trusted;
        this.own = own;
    }

    /**
     * A sender and what he answers.
     *
     * @param fault why he is not heard: something is wrong with the reply address, where it was to prove him and nothing
     *     else does; or he answers a question with files alone
     */
    record Introduced(Speaker speaker, Context context, Optional<Phrase> fault) {}

    Introduced of(Letter letter, Ledger ledger, Instant now) {
        Introduced introduced = introduced(letter, ledger, now);
        // An empty reply agrees to what was asked, but this one is not empty; calendars answer so by themselves.
        boolean unread =
                introduced.context() instanceof Context.OfHold && letter.content() == Letter.Content.ONLY_ATTACHMENTS;
        return unread
                ? new Introduced(
                        introduced.speaker(), introduced.context(), Optional.of(Phrase.of("letter.only-attachments")))
                : introduced;
    }

    private Introduced introduced(Letter letter, Ledger ledger, Instant now) {
        Optional<Token> token = token(letter.addressedTo(), now);
        Optional<Player> proven = token.flatMap(t -> ledger.players().withId(t.player()))
                .filter(player -> player.state() == Player.State.ACTIVE);
        if (proven.isPresent()) {
            List<String> addresses = ledger.players().addresses(proven.get());
            String address = addresses.isEmpty() ? letter.from() : addresses.get(0);
            return new Introduced(
                    new Speaker(address, proven, Proof.TOKEN),
                    token.orElseThrow().context(),
                    Optional.empty());
        }
        Optional<Player> claimed = ledger.players().at(letter.from());
        Proof proof = claimed.isPresent() && trusted.vouchesFor(letter) ? Proof.AUTHENTICATED : Proof.NONE;
        Context context = token.map(Token::context).orElseGet(() -> answered(letter, ledger));
        Optional<Phrase> fault =
                token.isPresent() || proof != Proof.NONE ? Optional.empty() : fault(letter.addressedTo(), now);
        String address = claimed.flatMap(player -> registered(player, letter.from(), ledger))
                .orElse(letter.from());
        return new Introduced(new Speaker(address, claimed, proof), context, fault);
    }

    /** An address as its owner wrote it: where somebody else writes it in capitals, there may be another mailbox. */
    private static Optional<String> registered(Player player, String address, Ledger ledger) {
        return ledger.players().addresses(player).stream()
                .filter(address::equalsIgnoreCase)
                .findFirst();
    }

    private Optional<Token> token(List<String> addresses, Instant now) {
        return tags(addresses).flatMap(tag -> tokens.read(tag, now).stream()).findFirst();
    }

    /** Somebody who replied and is taken for nobody should learn why. */
    private Optional<Phrase> fault(List<String> addresses, Instant now) {
        return tags(addresses.stream().filter(own::owns).toList())
                .filter(tag -> tag.length() >= SHORTEST_DAMAGED)
                .map(tag -> tokens.examine(tag, now))
                .flatMap(reading -> fault(reading).stream())
                .findFirst();
    }

    private static Optional<Phrase> fault(Tokens.Reading reading) {
        if (reading instanceof Tokens.Reading.Expired) {
            return Optional.of(Phrase.of("letter.expired-reply-address"));
        }
        return reading instanceof Tokens.Reading.Foreign
                ? Optional.of(Phrase.of("letter.damaged-reply-address"))
                : Optional.empty();
    }

    private static Stream<String> tags(List<String> addresses) {
        return addresses.stream().map(TAGGED::matcher).filter(Matcher::matches).map(tagged -> tagged.group(1));
    }

    private static Context answered(Letter letter, Ledger ledger) {
        return letter.answered().stream()
                .map(id -> OWN_ID.matcher(id.toLowerCase(Locale.ROOT)))
                .filter(Matcher::matches)
                .flatMap(own -> ledger.notices().about(own.group(1)).stream())
                .findFirst()
                .orElse(Context.NONE);
    }
}
