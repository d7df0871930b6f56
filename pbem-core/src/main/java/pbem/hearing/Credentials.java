package pbem.hearing;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.ledger.Ledger;
import pbem.ledger.Passwords;
import pbem.ledger.Rates;
import pbem.notice.Context;
import pbem.player.AccountRefusal;
import pbem.player.Mailbox;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;

/** Checks the userids and passwords that stand in lines, and takes them out. Stateless; safe for any thread. */
public final class Credentials {

    private static final String WRONG = "wrong password";

    private final Games games;
    private final HouseRules rules;

    public Credentials(Games games, HouseRules rules) {
        this.games = games;
        this.rules = rules;
    }

    /**
     * A line that may be judged.
     *
     * @param line to be read
     * @param shown the same as others may see it
     * @param speaker who says it
     * @param objection why it is not judged, if it is not
     * @param wanted the password that a new player brings
     */
    public record Checked(
            String line, String shown, Speaker speaker, Optional<Refusal> objection, Optional<String> wanted) {
        @Override
        public String toString() {
            return "Checked[" + shown + "]";
        }
    }

    /** What must not be written down of a text that is or may be a command. */
    public List<String> secrets(Ledger ledger, Petition petition, Stream<String> texts) {
        PasswordPlace place = place(ledger, petition.speaker(), petition.context());
        return texts.flatMap(text -> place.in(text).stream())
                .flatMap(found -> found.secrets().stream())
                .distinct()
                .toList();
    }

    /** The line as others may see it. */
    public String shown(Hearing hearing, String line) {
        return place(hearing.ledger(), hearing.speaker(), hearing.context())
                .in(line)
                .map(PasswordPlace.Found::shown)
                .orElse(line);
    }

    public Checked check(Hearing hearing, String line) {
        Speaker speaker = hearing.speaker();
        Optional<PasswordPlace.Found> found =
                place(hearing.ledger(), speaker, hearing.context()).in(line);
        if (found.isEmpty()) {
            return new Checked(line, line, speaker, Optional.empty(), Optional.empty());
        }
        Optional<String> user = found.get().user();
        if (user.isEmpty()) { // a wish for a password rather than a proof by one
            Optional<String> wanted = Optional.of(found.get().password()).filter(text -> rules.passwords());
            return checked(found.get(), speaker, wanted.flatMap(Passwords::objection), wanted);
        }
        if (speaker.proof() != Proof.NONE
                && speaker.player()
                        .filter(player -> player.user().equalsIgnoreCase(user.get()))
                        .isPresent()) {
            return checked(
                    found.get(), speaker, Optional.empty(), Optional.empty()); // proved better than by a password
        }
        if (!rules.passwords()) {
            return checked(found.get(), speaker, Optional.of(new AccountRefusal.NoPasswords()), Optional.empty());
        }
        Optional<Player> owner = owner(hearing, found.get());
        return owner.isPresent()
                ? checked(found.get(), proven(hearing, owner.get()), Optional.empty(), Optional.empty())
                : checked(found.get(), speaker, Optional.of(new AccountRefusal.WrongPassword()), Optional.empty());
    }

    /** The player, if the password is his and has not been guessed at too often, from this address or at his userid. */
    private Optional<Player> owner(Hearing hearing, PasswordPlace.Found found) {
        Rates rates = hearing.ledger().rates();
        Optional<Player> claimed =
                hearing.ledger().players().called(found.user().orElseThrow());
        String guesser = Mailbox.of(hearing.speaker().address());
        String guessed = "user "
                + claimed.map(Player::user) // by whichever of his userids, old or new
                        .orElseGet(found.user()::orElseThrow)
                        .toLowerCase(Locale.ROOT);
        boolean tooMany = Stream.of(guesser, guessed)
                .anyMatch(who -> rates.count(who, WRONG, hearing.now().minus(Duration.ofHours(1)))
                        >= rules.passwordTriesPerHour());
        if (!tooMany && hearing.ledger().passwords().match(claimed, found.password())) {
            return claimed;
        }
        rates.note(guesser, WRONG, hearing.now());
        rates.note(guessed, WRONG, hearing.now());
        return Optional.empty();
    }

    private static Speaker proven(Hearing hearing, Player player) {
        List<String> addresses = hearing.ledger().players().addresses(player);
        String address = addresses.isEmpty() ? hearing.speaker().address() : addresses.get(0);
        return new Speaker(address, Optional.of(player), Proof.PASSWORD);
    }

    private static Checked checked(
            PasswordPlace.Found found, Speaker speaker, Optional<Refusal> objection, Optional<String> wanted) {
        return new Checked(found.line(), found.shown(), speaker, objection, wanted);
    }

    /** Of somebody who is sure to be a player the words are taken as they are, rather than for a slip in his userid. */
    private PasswordPlace place(Ledger ledger, Speaker speaker, Context context) {
        return new PasswordPlace(games, ledger, context, rules.passwords() && speaker.proof() == Proof.NONE);
    }
}
