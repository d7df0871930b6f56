package pbem.handler.club;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.ClubCommand;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.account.Accounts;
import pbem.handler.talk.TalkRefusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.BoardAdministration;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.repository.club.Report;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Comment;
import pbem.request.Confirmations;
import pbem.robot.RobotRules;

/** Handles the commands about the people of the server. */
public record ClubHandler(BoardAdministration boards, Games games, Accounts accounts, RobotRules robots)
        implements ClubCommand.Cases<CommandAction> {

    @Override
    public CommandAction report(ClubCommand.Report report) {
        return context -> report(context, report);
    }

    @Override
    public CommandAction moderate(ClubCommand.Moderate moderate) {
        return new CommandAction() {
            @Override
            public void run(CommandContext context) {
                act(context).handle();
            }

            @Override
            public Optional<Refusal> objection(CommandContext context) {
                return act(context).objectionToAsking();
            }

            @Override
            public void hold(CommandContext context, Confirmations confirmations) {
                act(context).hold();
            }

            private Moderation act(CommandContext context) {
                return new Moderation(boards, games, accounts, robots, context, moderate);
            }
        };
    }

    /** Files a report. Its words are unchanged, as are all words to the admin. */
    private static void report(CommandContext context, ClubCommand.Report wish) {
        String words = Comment.clipped((wish.words() + "\n" + context.words()).strip());
        OptionalInt board = board(wish.whom());
        Optional<Player> about = board.isPresent()
                ? Optional.empty()
                : context.repositories()
                        .players()
                        .called(wish.whom())
                        .filter(player -> player.state() != Player.State.HOUSE);
        if (context.refuses(objection(context, wish, board, about, words))) {
            return;
        }
        Report report = context.repositories().reports().write(context.player(), about, board, words, context.now());
        new ReportDesk(context.repositories(), context.talk(), context.now()).opened(report);
        context.done(
                Phrase.of("club.reported", report.number()),
                new Answer.Said(Phrase.of("club.report-will-be-read", report.number())));
    }

    private static OptionalInt board(String whom) {
        String word = whom.replaceFirst("^#", "");
        return word.matches("[1-9][0-9]{0,8}") ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
    }

    private static Optional<Refusal> objection(
            CommandContext context, ClubCommand.Report wish, OptionalInt board, Optional<Player> about, String words) {
        if (board.isPresent()
                && context.repositories().boards().record(board.getAsInt()).isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_BOARD.of(board.getAsInt()));
        }
        if (board.isEmpty() && about.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(wish.whom()));
        }
        return words.isEmpty()
                ? Optional.of(TalkRefusal.NOTHING_SAID.of(Verb.REPORT.word()))
                : context.talk().objectionToFeedback(context);
    }
}
