package pbem.mail.intake;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.mail.reading.Letter;
import pbem.play.Context;
import pbem.play.Ledger;
import pbem.play.Player;
import pbem.play.Proof;
import pbem.play.Speaker;
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

    private final Tokens tokens;
    private final TrustedServer trusted;

    public Introductions(Tokens tokens, TrustedServer trusted) {
        this.tokens = tokens;
        this.trusted = trusted;
    }

    /** A sender and what he answers. */
    record Introduced(Speaker speaker, Context context) {}

    Introduced of(Letter letter, Ledger ledger, Instant now) {
        Optional<Token> token = token(letter.addressedTo(), now);
        Optional<Player> proven = token.flatMap(t -> ledger.players().withId(t.player()))
                .filter(player -> player.state() == Player.State.ACTIVE);
        if (proven.isPresent()) {
            List<String> addresses = ledger.players().addresses(proven.get());
            String address = addresses.isEmpty() ? letter.from() : addresses.get(0);
            return new Introduced(
                    new Speaker(address, proven, Proof.TOKEN),
                    token.orElseThrow().context());
        }
        Optional<Player> claimed = ledger.players().at(letter.from());
        Proof proof = claimed.isPresent() && trusted.vouchesFor(letter) ? Proof.AUTHENTICATED : Proof.NONE;
        Context context = token.map(Token::context).orElseGet(() -> answered(letter, ledger));
        return new Introduced(new Speaker(letter.from(), claimed, proof), context);
    }

    private Optional<Token> token(List<String> addresses, Instant now) {
        return addresses.stream()
                .map(TAGGED::matcher)
                .filter(Matcher::matches)
                .flatMap(tagged -> tokens.read(tagged.group(1), now).stream())
                .findFirst();
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
