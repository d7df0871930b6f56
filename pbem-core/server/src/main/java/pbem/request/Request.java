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
 * One mail as the referee takes it.
 *
 * @param mail the stored inbound mail; empty for what comes from the server's own machine
 * @param at when it was stored
 * @param letIn whether the admin has it heard though a limit of the whole server is reached
 * @param errorsUnwanted whether the sender wants no word about errors
 * @param language in which the sender reads, as far as the mail says so
 * @param groundwork what takes too long for the transaction in which it is handled
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

    /** From somebody who wants to hear of their errors. */
    public Request(OptionalLong mail, Instant at, Speaker speaker, ReplyTarget target, Instructions instructions) {
        this(mail, at, speaker, target, instructions, false, false, Optional.empty(), Groundwork.atOnce());
    }

    /** Whether it asks for an account. */
    boolean signsUp() {
        return instructions.lines().stream()
                .anyMatch(line -> SIGN_UP.matcher(line).lookingAt());
    }

    /** The mail of ours to an address that it answers, which nobody else has; empty if it answers none. */
    Optional<String> question() {
        return invitation().map(number -> "invitation " + number).or(this::confirmation);
    }

    /** The invitation that it answers. */
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

    /** This mail as if it answered something else. */
    public Request on(ReplyTarget other) {
        return new Request(mail, at, speaker, other, instructions, letIn, errorsUnwanted, language, groundwork);
    }

    /** This mail from another speaker. */
    public Request from(Speaker other) {
        return new Request(mail, at, other, target, instructions, letIn, errorsUnwanted, language, groundwork);
    }

    /** This mail with other words. */
    public Request saying(Instructions others) {
        return new Request(mail, at, speaker, target, others, letIn, errorsUnwanted, language, groundwork);
    }

    /** All that stands beside the commands. */
    public String below() {
        return instructions.said().stream()
                .map(Instructions.Line::comment)
                .distinct()
                .collect(Collectors.joining("\n"));
    }
}
