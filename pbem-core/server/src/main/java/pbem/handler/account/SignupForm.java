package pbem.handler.account;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
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
 * Where somebody signs up without a mail of theirs: the owner of the address is asked as after a mail that nothing proves,
 * in the same words and under the same bounds. Nobody learns here which addresses are known. Safe for any thread.
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

    /** Whether anybody may wish to. */
    public boolean isOpen() {
        return signup.signup() == SignupMode.OPEN || signup.signup() == SignupMode.CONFIRM;
    }

    /** Whether somebody who signs up can take a game along: nobody has to accept them first. */
    public boolean takesGames() {
        return signup.signup() == SignupMode.OPEN;
    }

    /**
     * Asks the owner of an address whether they want to be called so, unless they have an account or were asked within a
     * day, which is not told. That too much goes out at present is told before the address is looked up.
     *
     * @param language in which they are asked
     * @param game with which they want to go on
     * @return why nobody can sign up so
     */
    public Optional<Phrase> ask(String user, String address, Locale language, Optional<KeptGame> game, Instant now) {
        return transactions.change(repositories -> {
            AnswerThrottle throttle = throttle(repositories, address, now);
            Optional<Refusal> objection = objection(repositories, user, address)
                    .or(() -> throttle.isSpentInAll()
                            ? Optional.of(LimitRefusal.UNPROVEN_BUDGET_SPENT.of())
                            : Optional.empty());
            if (objection.isEmpty() && mayBeAsked(repositories, user, address, throttle)) {
                PendingConfirmation pending = repositories
                        .confirmations()
                        .keepSignup(address, "signup " + user, ReplyTarget.NONE, language, now);
                game.ifPresent(kept -> repositories.confirmations().keepGame(pending, kept));
                repositories
                        .notices()
                        .post(
                                Recipient.address(address),
                                new Notice.ConfirmRequest(pending.id()),
                                OptionalLong.empty(),
                                now);
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
