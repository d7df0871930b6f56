package pbem.handler;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.InformationCommand;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.TalkCommand;
import pbem.intention.VacationDays;
import pbem.player.Preference;
import pbem.request.CommandContext;

/** Words behind a verb that do not fit its command, so that the line is a sentence. */
final class UnfitWords {

    private UnfitWords() {}

    /** @param isWord whether people use a word in sentences */
    static boolean follow(CommandContext context, Command command, Predicate<String> isWord) {
        return areOtherDays(context, command)
                || isDoubtful(command)
                || asksForHelp(command)
                || isForOthers(command)
                || setsNothing(command)
                || isToNobody(context, command)
                || goesOn(context, command, isWord);
    }

    /** Whether {@code set} names no setting, as in "set up a game" and "set my time zone to Lisbon". */
    private static boolean setsNothing(Command command) {
        return command instanceof AccountCommand.Set set
                && set.words().size() > 1
                && Preference.named(set.words().get(0)).isEmpty();
    }

    private static boolean isToNobody(CommandContext context, Command command) {
        return command instanceof TalkCommand.Message message
                && isStranger(context, message.users().get(0));
    }

    /** Whether words of a sentence stand behind the players, as in "chess challenge bob, he should start". */
    private static boolean goesOn(CommandContext context, Command command, Predicate<String> isWord) {
        List<String> others = command instanceof InvitationCommand.Challenge challenge
                ? challenge.users().stream()
                        .filter(user -> isStranger(context, user))
                        .toList()
                : List.of();
        return !others.isEmpty() && others.stream().allMatch(isWord);
    }

    private static boolean isStranger(CommandContext context, String user) {
        return context.speaker().player().isPresent()
                && context.repositories().players().called(user).isEmpty();
    }

    /** Whether a vacation has days in other words than those of its form, and no player's name in their place. */
    static boolean areOtherDays(CommandContext context, Command command) {
        return command instanceof AccountCommand.Vacation vacation
                && !vacation.days().isEmpty()
                && (VacationDays.areInWords(vacation.days())
                        || VacationDays.of(vacation.days(), LocalDate.EPOCH).isEmpty())
                && context.repositories()
                        .players()
                        .called(String.join(" ", vacation.days()))
                        .isEmpty();
    }

    private static boolean isDoubtful(Command command) {
        return command instanceof InvitationCommand.Answer answer
                && answer.firmness() == InvitationCommand.Answer.Firmness.DOUBTFUL;
    }

    /** Whether {@code help} asks for help in a sentence, as in "help me". */
    private static boolean asksForHelp(Command command) {
        return command instanceof InformationCommand.Help help && help.topic().matches("(?i)(?:me|i|please|with)\\b.*");
    }

    /** Whether a note is meant for others, as in "Note that I am away". */
    private static boolean isForOthers(Command command) {
        return command instanceof PlayCommand.Note note && note.words().matches("(?isu)(?:that|how|please)\\b.*");
    }
}
