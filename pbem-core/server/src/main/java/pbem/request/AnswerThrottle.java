package pbem.request;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.game.Refusal;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Notices;
import pbem.repository.Repositories;

/**
 * When to keep silent. An answer may reach somebody who wrote nothing, since a sender is easily forged, or a program that
 * answers it. So the same is said once a day where nothing proves who wrote, only so much is said in an hour, and who wants no word about errors gets none.
 *
 * @param who is answered: a player by their id, or a mailbox
 * @param proven whether they are sure to have written
 * @param forged whether anybody can have written it
 */
public record AnswerThrottle(
        Repositories repositories,
        RequestLimits limits,
        String who,
        boolean proven,
        boolean forged,
        boolean errorsUnwanted,
        Instant now) {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final String ANSWER = "answer";
    private static final String QUESTION = "question";
    private static final String MAIL = "mail";

    /** @param errorsUnwanted whether the mail asked for no word about errors */
    static AnswerThrottle towards(
            Repositories repositories,
            RequestLimits limits,
            Speaker speaker,
            Predicate<Player> isBot,
            boolean errorsUnwanted,
            Instant now) {
        Optional<Player> known = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        return new AnswerThrottle(
                repositories,
                limits,
                known.map(player -> "player " + player.id()).orElseGet(() -> AddressOwner.of(speaker.address())),
                known.isPresent(),
                speaker.proof() == Proof.NONE,
                errorsUnwanted || known.filter(isBot).isPresent(),
                now);
    }

    /** Counts a mail, and says whether it is one too many. */
    public boolean admits() {
        repositories.rates().note(who, MAIL, now);
        return repositories.rates().count(who, MAIL, now.minus(DAY)) <= limits.mailsPerDay();
    }

    /**
     * Whether an error is told; one that is told counts as told.
     *
     * @param stranger whether it is one of the errors that whoever has no account makes; they are told once together
     * @return why not, if not
     */
    Optional<Phrase> silenceAbout(Refusal refusal, boolean stranger) {
        if (errorsUnwanted) {
            return Optional.of(Phrase.of("limit.silent-wish"));
        }
        if (proven && !(refusal instanceof LimitRefusal.TooManyMails)) {
            return Optional.empty(); // a person who errs again is told again, as often as they are answered at all
        }
        String reason = "error " + (stranger ? "stranger" : refusal.phrase().key());
        if (repositories.rates().count(who, reason, now.minus(DAY)) > 0) {
            return Optional.of(Phrase.of("limit.silent-repeated"));
        }
        repositories.rates().note(who, reason, now);
        return Optional.empty();
    }

    /** Whether an answer may be sent; one that may counts as sent. */
    Optional<Phrase> silence() {
        if (isSpent()) {
            return Optional.of(Phrase.of("limit.silent-many", mostAnswers()));
        }
        if (forged && isSpentInAll()) {
            return Optional.of(Phrase.of("limit.silent-spent"));
        }
        repositories.rates().note(who, ANSWER, now);
        return Optional.empty();
    }

    /**
     * Why nothing is done any more that would only be answered, so that no work is lost on it: as many answers went to that
     * address within the hour as may. Counts nothing.
     */
    public Optional<LimitRefusal> objectionToAnswering() {
        return isSpent() ? Optional.of(new LimitRefusal.TooManyAnswers(mostAnswers())) : Optional.empty();
    }

    /**
     * Whether so much went to addresses that nothing proves within the hour that no other mail goes to one. It is counted as
     * it stands in the outbox; what is not written yet counts at its bound, so that the limit holds whatever it becomes.
     */
    public boolean isSpentInAll() {
        Notices.AddressLoad load = repositories.notices().toAddresses(now.minus(HOUR));
        long most = limits.unproven().kilobytesPerHourInAll() * 1_000L;
        return load.mails() >= limits.unproven().answersPerHourInAll()
                || load.bytes() + Recipient.MOST_BYTES_TO_ADDRESS > most;
    }

    private boolean isSpent() {
        return repositories.rates().count(who, ANSWER, now.minus(HOUR)) >= mostAnswers();
    }

    private int mostAnswers() {
        return proven ? limits.answersPerHour() : limits.unproven().answersPerHour();
    }

    /** Whether so many requests to confirm something may be sent on behalf of the sender; if so, they count as sent. */
    public Optional<LimitRefusal> objectionToAsking(boolean player, int questions) {
        int most = player ? limits.questionsPerDay() : 1;
        if (repositories.rates().count(who, QUESTION, now.minus(DAY)) + questions > most) {
            return Optional.of(new LimitRefusal.TooManyQuestions(most));
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
