package pbem.handler;

import java.util.Optional;
import pbem.command.Command;
import pbem.command.Instructions;
import pbem.command.InvitationCommand;
import pbem.handler.invitation.WishedGame;
import pbem.handler.invitation.WishedTerms;
import pbem.notice.ReplyTarget;
import pbem.request.CommandContext;

/** The terms of a game that a sentence names, in a challenge or in the answer to one. */
record SaidTerms(CommandDispatcher dispatcher) {

    /** A challenge with the terms that its sentence names. */
    String added(CommandContext context, String challenge, String line) {
        return context.speaker()
                .player()
                .flatMap(player -> command(context, challenge)
                        .flatMap(meant -> meant instanceof InvitationCommand.Challenge begins
                                ? Optional.of(begins)
                                : Optional.empty())
                        .map(begins -> {
                            String said = WishedTerms.withoutNames(line, begins.users());
                            WishedGame wished = WishedGame.in(said, begins.game());
                            return wished.with(WishedTerms.in(said)
                                    .orElse(WishedTerms.NONE)
                                    .starting(wished.writerStarts(begins.game()))
                                    .with(challenge, player));
                        }))
                .filter(agreed -> command(context, agreed).isPresent())
                .orElse(challenge);
    }

    /** Asks whether to counter a challenge with the terms that a sentence names, if it names any. */
    boolean ask(CommandContext context, ReplyTarget.OfChallenge challenge, String line) {
        if (context.speaker().player().isEmpty()) {
            return false;
        }
        Optional<String> counter = context.repositories()
                .challenges()
                .numbered(challenge.number())
                .flatMap(asked -> WishedTerms.in(line).map(wished -> wished.counter(asked, context.player())));
        Optional<Command> meant = counter.flatMap(found -> command(context, found))
                .filter(command -> dispatcher.objection(context, command).isEmpty());
        meant.ifPresent(command -> dispatcher.askIfMeant(
                context.about(new Instructions.Line(line, (line + "\n" + context.comment()).strip())),
                command,
                counter.get()));
        return meant.isPresent();
    }

    private Optional<Command> command(CommandContext context, String line) {
        return dispatcher.parsed(context, line).asCommand();
    }
}
