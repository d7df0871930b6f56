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
 * Limits the answers to a sender. A sender is easily forged, so an answer may reach a person who wrote nothing, or a
 * program that answers it in turn. To an unproven sender only a few mails a day about errors are sent. Answers in an
 * hour are limited for every sender, and a sender who wants no mails about errors gets none.
 *
 * @param who the key of the counters: a player by their id, an answered mail of this server by what it asked, or a
 *     mailbox
 * @param address the address to answer if the sender is not a player
 * @param proven whether the sender is proven
 * @param asked whether the sender answers a mail of this server, which only that address received
 * @param unproven the standing of the address if the sender is unproven and the admin did not let the mail in;
 *     otherwise empty
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

    /** The most mails to an unproven address in a day before errors are no longer reported to it. */
    private static final int FIRST_MAILS = 5;

    /** The most answers in a day to replies to one mail of this server. */
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

    /** Counts a mail if it is within the daily limit, and returns whether it is. */
    public boolean admits() {
        return repositories.rates().noteUpTo(limits.mailsPerDay(), who, MAIL, now.minus(DAY), now);
    }

    /** Why no further mail would be handled now. Counts nothing. */
    public Optional<Refusal> objectionToHandling() {
        return LimitRefusal.TOO_MANY_MAILS.when(
                repositories.rates().count(who, MAIL, now.minus(DAY)) >= limits.mailsPerDay(), limits.mailsPerDay());
    }

    /**
     * Whether to stay silent about an error. That too many mails came is told once a day.
     *
     * @return why nothing is said; empty if the error is told
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

    /** Why no answer may be sent; empty if one may, which is then counted as sent. */
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
     * Why a request for information is not handled at all: its answer would exceed the limit within the hour. Counts
     * nothing.
     */
    public Optional<Refusal> objectionToAnswering() {
        return isSpent() ? Optional.of(LimitRefusal.TOO_MANY_ANSWERS.of(mostAnswers())) : Optional.empty();
    }

    /**
     * Whether the sender is unproven and the limit for all mails to unproven addresses within the hour is spent. A
     * reply to a mail of this server has a limit of its own.
     */
    public boolean isSpentInAll() {
        return !asked
                && unproven.filter(standing -> isSpentFor(standing, address)).isPresent();
    }

    /** Whether the limit for mails to unproven addresses is spent for an address that another person named. */
    public boolean isSpentForAnother(String named) {
        return isSpentFor(Notices.Standing.NEWCOMER, named);
    }

    private boolean isSpentFor(Notices.Standing standing, String to) {
        return new UnprovenBudget(repositories, limits.unproven(), now).isSpent(standing, to);
    }

    /** Whether a mail cannot be answered now, but may be answered later. */
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

    /**
     * Why requests to confirm something may not be sent to the sender; empty if they may, and they are then counted as
     * sent.
     */
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

    /** Whether the owner of an address was asked something within a day. */
    public boolean wasAsked(String address) {
        return repositories.rates().count(AddressOwner.of(address), QUESTION, now.minus(DAY)) > 0;
    }

    /** Counts a request to the owner of an address that another person named. */
    public void asks(String address) {
        repositories.rates().note(AddressOwner.of(address), QUESTION, now);
    }
}
