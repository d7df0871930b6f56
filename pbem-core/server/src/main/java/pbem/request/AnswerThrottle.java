package pbem.request;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Notices;
import pbem.repository.Repositories;

/**
 * When to keep silent. An answer may reach somebody who wrote nothing, since a sender is easily forged, or a program
 * that answers it. So where nothing proves who wrote, errors are told in a few mails a day; only so much is said in an
 * hour, and a sender who wants no word about errors gets none.
 *
 * @param who is answered: a player by their id, a mail of ours to an address by what it asked, or a mailbox
 * @param address where they are answered if they are no player
 * @param proven whether they are sure to have written
 * @param asked whether they answer such a mail, which reached that address alone
 * @param unproven whose address it is, if anybody can have written it and the admin did not let it in
 */
public record AnswerThrottle(
        Repositories repositories,
        RequestLimits limits,
        String who,
        String address,
        boolean proven,
        boolean asked,
        Optional<Notices.Standing> unproven,
        boolean errorsUnwanted,
        Instant now) {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final String ANSWER = "answer";
    private static final String QUESTION = "question";
    private static final String MAIL = "mail";
    private static final String FLOOD = "flood";

    /** Mails to an address that nothing proves, before its errors are told no more in a day. */
    private static final int FIRST_MAILS = 5;

    /** What a mail of ours to an address may be answered with in a day. */
    private static final int TO_ONE_TOKEN = 10;

    static AnswerThrottle towards(
            Repositories repositories,
            RequestLimits limits,
            Speaker speaker,
            Predicate<Player> isBot,
            Request request) {
        Optional<Player> known = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        boolean forgotten = request.invitation()
                .filter(number -> repositories.signups().invited(number).isEmpty())
                .isPresent();
        Optional<String> asked = known.isPresent() || forgotten ? Optional.empty() : request.question();
        Notices.Standing standing = speaker.player().isPresent()
                ? Notices.Standing.REGISTERED
                : request.signsUp() ? Notices.Standing.NEWCOMER : Notices.Standing.STRANGER;
        return new AnswerThrottle(
                repositories,
                limits,
                known.map(player -> "player " + player.id())
                        .or(() -> asked)
                        .orElseGet(() -> AddressOwner.of(speaker.address())),
                speaker.address(),
                known.isPresent(),
                asked.isPresent(),
                speaker.proof() == Proof.NONE && !request.letIn() ? Optional.of(standing) : Optional.empty(),
                request.errorsUnwanted() || known.filter(isBot).isPresent(),
                request.at());
    }

    /** Counts a mail, and says whether it is one too many. */
    public boolean admits() {
        repositories.rates().note(who, MAIL, now);
        return repositories.rates().count(who, MAIL, now.minus(DAY)) <= limits.mailsPerDay();
    }

    /** Why no further mail would be handled now. Counts nothing. */
    public Optional<Refusal> objectionToHandling() {
        return repositories.rates().count(who, MAIL, now.minus(DAY)) >= limits.mailsPerDay()
                ? Optional.of(LimitRefusal.TOO_MANY_MAILS.of(limits.mailsPerDay()))
                : Optional.empty();
    }

    /**
     * Whether an error is told. That too many mails came is told once a day.
     *
     * @return why not, if not
     */
    Optional<Phrase> silenceAbout(Refusal refusal) {
        if (errorsUnwanted) {
            return Optional.of(Phrase.of("limit.silent-wish"));
        }
        boolean flood = refusal.is(LimitRefusal.TOO_MANY_MAILS);
        boolean told = flood
                ? repositories.rates().count(who, FLOOD, now.minus(DAY)) > 0
                : !proven && !asked && repositories.rates().count(who, ANSWER, now.minus(DAY)) >= FIRST_MAILS;
        if (told) {
            return Optional.of(Phrase.of("limit.silent-repeated"));
        }
        if (flood) {
            repositories.rates().note(who, FLOOD, now);
        }
        return Optional.empty();
    }

    /** Whether an answer may be sent; one that may counts as sent. */
    Optional<Phrase> silence() {
        if (isSpent()) {
            return Optional.of(Phrase.of("limit.silent-many", mostAnswers()));
        }
        if (isSpentInAll()) {
            return Optional.of(Phrase.of("limit.silent-spent"));
        }
        repositories.rates().note(who, ANSWER, now);
        return Optional.empty();
    }

    /**
     * Why nothing is done any more that would only be answered, so that no work is lost on it: as many answers went
     * to that address within the hour as may. Counts nothing.
     */
    public Optional<Refusal> objectionToAnswering() {
        return isSpent() ? Optional.of(LimitRefusal.TOO_MANY_ANSWERS.of(mostAnswers())) : Optional.empty();
    }

    /**
     * Whether nothing proves who is answered, and so much went within the hour to such addresses that no other mail
     * does. Who answers a mail of ours has an allowance of their own.
     */
    public boolean isSpentInAll() {
        return !asked
                && unproven.filter(standing -> isSpentFor(standing, address)).isPresent();
    }

    /** Whether so much went to unproven addresses that an address is not written to that somebody else named. */
    public boolean isSpentForAnother(String named) {
        return isSpentFor(Notices.Standing.NEWCOMER, named);
    }

    private boolean isSpentFor(Notices.Standing standing, String to) {
        return new UnprovenBudget(repositories, limits.unproven(), now).isSpent(standing, to);
    }

    /** Whether a mail is not to be answered now, but may be later. */
    boolean mayWait() {
        return isSpentInAll() && !isSpent();
    }

    private boolean isSpent() {
        return repositories.rates().count(who, ANSWER, now.minus(asked ? DAY : HOUR)) >= mostAnswers();
    }

    private int mostAnswers() {
        return proven
                ? limits.answersPerHour()
                : asked ? TO_ONE_TOKEN : limits.unproven().answersPerHour();
    }

    /** Whether so many requests to confirm something may be sent on behalf of the sender; if so, they count as sent. */
    public Optional<Refusal> objectionToAsking(boolean player, int questions) {
        int most = player ? limits.questionsPerDay() : 1;
        if (repositories.rates().count(who, QUESTION, now.minus(DAY)) + questions > most) {
            return Optional.of(LimitRefusal.TOO_MANY_QUESTIONS.of(most));
        }
        for (int i = 0; i < questions; i++) {
            repositories.rates().note(who, QUESTION, now);
        }
        return Optional.empty();
    }

    /** Whether anybody has had the owner of an address asked something within a day. */
    public boolean wasAsked(String address) {
        return repositories.rates().count(AddressOwner.of(address), QUESTION, now.minus(DAY)) > 0;
    }

    /** The owner of an address that somebody else named is asked. */
    public void asks(String address) {
        repositories.rates().note(AddressOwner.of(address), QUESTION, now);
    }
}
