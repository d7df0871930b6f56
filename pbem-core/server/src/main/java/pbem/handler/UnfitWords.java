package pbem.handler;

import java.time.LocalDate;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.InformationCommand;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.intention.VacationDays;

/** Words behind a verb that do not fit its command, so that the line is a sentence. */
final class UnfitWords {

    private UnfitWords() {}

    static boolean follow(Command command) {
        return areOtherDays(command) || isDoubtful(command) || asksForHelp(command) || isForOthers(command);
    }

    /** Whether a vacation has days in other words than those of its form. */
    static boolean areOtherDays(Command command) {
        return command instanceof AccountCommand.Vacation vacation
                && !vacation.days().isEmpty()
                && (VacationDays.areInWords(vacation.days())
                        || VacationDays.of(vacation.days(), LocalDate.EPOCH).isEmpty());
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
