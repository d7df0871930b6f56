package pbem.request;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.command.Instructions;
import pbem.notice.ReplyTarget;
import pbem.player.Speaker;

/**
 * One mail as the referee handles it.
 *
 * @param mail the stored inbound mail; empty for requests from the server's own machine
 * @param at when it was stored
 * @param letIn whether the admin lets it be handled although a limit of the whole server is reached
 * @param errorsUnwanted whether the sender wants no mails about errors
 * @param language the sender's language, if the mail shows it
 * @param groundwork the work that takes too long for the transaction
 */
public record Request(
        OptionalLong mail,
        Instant at,
        Speaker speaker,
        ReplyTarget target,
        Instructions instructions,
        boolean letIn,
        boolean errorsUnwanted,
        Optional<Locale> language,
        Groundwork groundwork) {

    private static final Pattern SIGN_UP = Pattern.compile("\\s*sign\\s?up\\b", Pattern.CASE_INSENSITIVE);

    /** A request of a sender who wants mails about errors. */
    public Request(OptionalLong mail, Instant at, Speaker speaker, ReplyTarget target, Instructions instructions) {
        this(mail, at, speaker, target, instructions, false, false, Optional.empty(), Groundwork.atOnce());
    }

    /** Whether the mail asks for an account. */
    boolean signsUp() {
        return instructions.lines().stream()
                .anyMatch(line -> SIGN_UP.matcher(line).lookingAt());
    }

    /**
     * A key for the invitation or question of this server that the mail answers, and that nobody else has received;
     * empty if it answers none.
     */
    Optional<String> question() {
        return invitation().map(number -> "invitation " + number).or(this::confirmation);
    }

    /** The number of the invitation that the mail answers, if any. */
    public Optional<Integer> invitation() {
        return target instanceof ReplyTarget.OfInvitation invitation
                ? Optional.of(invitation.number())
                : Optional.empty();
    }

    private Optional<String> confirmation() {
        return target instanceof ReplyTarget.OfConfirmation question
                ? Optional.of("question " + question.id())
                : Optional.empty();
    }

    /** A copy with another target. */
    public Request on(ReplyTarget other) {
        return new Request(mail, at, speaker, other, instructions, letIn, errorsUnwanted, language, groundwork);
    }

    /** A copy with another speaker. */
    public Request from(Speaker other) {
        return new Request(mail, at, other, target, instructions, letIn, errorsUnwanted, language, groundwork);
    }

    /** A copy with other instructions. */
    public Request saying(Instructions others) {
        return new Request(mail, at, speaker, target, others, letIn, errorsUnwanted, language, groundwork);
    }

    /** The comments of all lines. */
    public String below() {
        return instructions.said().stream()
                .map(Instructions.Line::comment)
                .distinct()
                .collect(Collectors.joining("\n"));
    }
}
