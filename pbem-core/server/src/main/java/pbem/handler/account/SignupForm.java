package pbem.handler.account;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.AddressOwner;
import pbem.record.KeptGame;
import pbem.repository.Notices;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.request.AddressRules;
import pbem.request.AnswerThrottle;
import pbem.request.LimitRefusal;
import pbem.request.RequestLimits;
import pbem.request.SignupMode;
import pbem.request.SignupRules;

/**
 * Signs people up without a mail from them. The owner of the address is asked as after a mail that proves nothing, in
 * the same words and within the same limits. The answer does not reveal which addresses are known. Safe for use by
 * several threads.
 */
public final class SignupForm {

    private final Transactions transactions;
    private final Accounts accounts;
    private final AddressRules addresses;
    private final SignupRules signup;
    private final RequestLimits limits;

    public SignupForm(
            Transactions transactions, Games games, AddressRules addresses, SignupRules signup, RequestLimits limits) {
        this.transactions = transactions;
        this.accounts = new Accounts(games, addresses);
        this.addresses = addresses;
        this.signup = signup;
        this.limits = limits;
    }

    /** Whether anybody may ask to become a player. */
    public boolean isOpen() {
        return signup.signup() == SignupMode.OPEN || signup.signup() == SignupMode.CONFIRM;
    }

    /** Whether a person who signs up can continue a game: nobody has to accept them first. */
    public boolean takesGames() {
        return signup.signup() == SignupMode.OPEN;
    }

    /**
     * Asks the owner of an address whether they want this userid. If they have an account or were asked within a day,
     * they are not asked, and the caller cannot tell. The limit on all mails is checked before the address is looked
     * up.
     *
     * @param language of the question
     * @param game the game to continue after signing up
     * @return why nobody can sign up like this; otherwise empty
     */
    public Optional<Phrase> ask(String user, String address, Locale language, Optional<KeptGame> game, Instant now) {
        return transactions.change(repositories -> {
            AnswerThrottle throttle = throttle(repositories, address, now);
            Optional<Refusal> objection = objection(repositories, user, address)
                    .or(() -> LimitRefusal.UNPROVEN_BUDGET_SPENT.when(throttle.isSpentInAll()));
            if (objection.isEmpty() && mayBeAsked(repositories, user, address, throttle)) {
                PendingConfirmation pending = repositories
                        .confirmations()
                        .keepSignup(address, "signup " + user, ReplyTarget.NONE, language, now);
                game.ifPresent(kept -> repositories.confirmations().keepGame(pending, kept));
                repositories.notices().post(Recipient.address(address), new Notice.ConfirmRequest(pending.id()), now);
            }
            return objection.map(Refusal::phrase);
        });
    }

    private Optional<Refusal> objection(Repositories repositories, String user, String address) {
        return isOpen()
                ? addresses.objection(address).or(() -> accounts.objectionToUser(repositories, user))
                : Optional.of(AccountRefusal.SIGNUP_CLOSED.of());
    }

    private AnswerThrottle throttle(Repositories repositories, String address, Instant now) {
        return new AnswerThrottle(
                repositories,
                limits,
                AddressOwner.of(address),
                address,
                false,
                false,
                Optional.of(Notices.Standing.NEWCOMER),
                false,
                now);
    }

    private boolean mayBeAsked(Repositories repositories, String user, String address, AnswerThrottle throttle) {
        return repositories.players().at(address).isEmpty()
                && new Admission(repositories, signup).objection(user, address).isEmpty()
                && throttle.objectionToAsking(false, 1).isEmpty();
    }
}
