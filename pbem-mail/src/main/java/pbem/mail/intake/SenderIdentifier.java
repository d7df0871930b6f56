package pbem.mail.intake;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.mail.reading.Letter;
import pbem.mail.reading.OwnMarks;
import pbem.mail.writing.MailIdentity;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Repositories;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * Finds out who sent a letter and what it answers. A token in a recipient address proves both. The Message-IDs that the
 * letter refers to say only what it answers. The From line is only a claim unless a trusted server vouches for it. Safe
 * for any thread.
 *
 * @param own recognizes the addresses of this server
 */
public record SenderIdentifier(Tokens tokens, TrustedServer trusted, OwnMarks own) {

    /** A sub-address of at least this length must have been a token, even if it is damaged. */
    private static final int SHORTEST_DAMAGED = 16;

    /**
     * A sender, and the target of their reply.
     *
     * @param fault why they are not heard; empty if they are: the reply address is faulty and nothing else proves the
     *     sender, or the answer to a question consists of attachments alone
     */
    record Identified(Speaker speaker, ReplyTarget target, Optional<Phrase> fault) {}

    Identified of(Letter letter, Repositories repositories, Instant now) {
        Identified introduced = introduced(letter, repositories, now);
        // No person answers a question with attachments alone; calendar programs do so automatically.
        boolean unread = introduced.target() instanceof ReplyTarget.OfConfirmation
                && letter.content() == Letter.Content.ONLY_ATTACHMENTS;
        return unread
                ? new Identified(
                        introduced.speaker(), introduced.target(), Optional.of(Phrase.of("letter.only-attachments")))
                : introduced;
    }

    /** The token of its reply address; empty if it has no valid one. */
    Optional<Token> token(Letter letter, Instant now) {
        return MailIdentity.tags(letter.addressedTo())
                .flatMap(tag -> tokens.read(tag, now).stream())
                .findFirst();
    }

    private Identified introduced(Letter letter, Repositories repositories, Instant now) {
        Optional<Token> token = token(letter, now);
        Optional<Player> proven =
                token.flatMap(t -> repositories.players().withId(t.player())).filter(Player::isOwned);
        if (proven.isPresent()) {
            List<String> addresses = repositories.players().addresses(proven.get());
            String address = addresses.isEmpty() ? letter.from() : addresses.get(0);
            return new Identified(
                    new Speaker(address, proven, Proof.TOKEN),
                    token.orElseThrow().target(),
                    Optional.empty());
        }
        Optional<Token> old = tokenBeforeRestore(letter.addressedTo(), now);
        if (old.isPresent()) {
            return beforeRestore(old.get(), letter, repositories);
        }
        Optional<Player> claimed = repositories.players().at(letter.from());
        Proof proof = claimed.isPresent() && trusted.vouchesFor(letter) ? Proof.AUTHENTICATED : Proof.NONE;
        ReplyTarget target = token.map(Token::target).orElseGet(() -> answered(letter, repositories));
        Optional<Phrase> fault =
                token.isPresent() || proof != Proof.NONE ? Optional.empty() : fault(letter.addressedTo(), now);
        String address = claimed.flatMap(player -> registered(player, letter.from(), repositories))
                .orElse(letter.from());
        return new Identified(new Speaker(address, claimed, proof), target, fault);
    }

    /**
     * The sender of a reply to a mail from before the server's restore from a backup. The sender is recognized and gets
     * the board as it is now, but no command of the reply is done: it was about another position, or another challenge.
     */
    private static Identified beforeRestore(Token token, Letter letter, Repositories repositories) {
        Optional<Player> player = repositories.players().withId(token.player()).filter(Player::isOwned);
        String address = player.flatMap(known ->
                        repositories.players().addresses(known).stream().findFirst())
                .orElse(letter.from());
        if (token.target()
                .equals(ReplyTarget.NONE)) { // it names no board that could be another one now, but must be confirmed
            return new Identified(new Speaker(address, player, Proof.NONE), ReplyTarget.NONE, Optional.empty());
        }
        Speaker speaker = new Speaker(address, player, player.isPresent() ? Proof.TOKEN : Proof.NONE);
        ReplyTarget target = token.target() instanceof ReplyTarget.OfBoard ? token.target() : ReplyTarget.NONE;
        return new Identified(speaker, target, Optional.of(Phrase.of("letter.before-restore")));
    }

    /** The address in the spelling of its owner. In other capitals it may be another mailbox. */
    private static Optional<String> registered(Player player, String address, Repositories repositories) {
        return repositories.players().addresses(player).stream()
                .filter(address::equalsIgnoreCase)
                .findFirst();
    }

    private Optional<Token> tokenBeforeRestore(List<String> addresses, Instant now) {
        return MailIdentity.tags(addresses)
                .map(tag -> tokens.examine(tag, now))
                .filter(reading -> reading.kind() == Tokens.Kind.BEFORE_RESTORE)
                .flatMap(reading -> reading.token().stream())
                .findFirst();
    }

    /**
     * Why a reply address proves nothing, so that a player who replied learns why they are not recognized; empty if no
     * address is at fault.
     */
    private Optional<Phrase> fault(List<String> addresses, Instant now) {
        return MailIdentity.tags(addresses.stream().filter(own::owns).toList())
                .filter(tag -> tag.length() >= SHORTEST_DAMAGED)
                .map(tag -> tokens.examine(tag, now))
                .flatMap(reading -> fault(reading.kind()).stream())
                .findFirst();
    }

    private static Optional<Phrase> fault(Tokens.Kind kind) {
        return switch (kind) {
            case VALID, RETURN_OF, PASS, BEFORE_RESTORE -> Optional.empty();
            case EXPIRED -> Optional.of(Phrase.of("letter.expired-reply-address"));
            case RETIRED -> Optional.of(Phrase.of("letter.retired-key"));
            case UNKNOWN_KEY -> Optional.of(Phrase.of("letter.unknown-key"));
            case FOREIGN -> Optional.of(Phrase.of("letter.damaged-reply-address"));
        };
    }

    private static ReplyTarget answered(Letter letter, Repositories repositories) {
        return MailIdentity.tokens(letter.answered())
                .flatMap(token -> repositories.notices().about(token).stream())
                .findFirst()
                .orElse(ReplyTarget.NONE);
    }
}
