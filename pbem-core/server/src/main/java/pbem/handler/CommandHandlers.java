package pbem.handler;

import java.util.function.Consumer;
import java.util.function.Supplier;
import pbem.clock.ClockRules;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.handler.account.AccountHandler;
import pbem.handler.account.Accounts;
import pbem.handler.club.ClubHandler;
import pbem.handler.course.CourseHandler;
import pbem.handler.information.InformationHandler;
import pbem.handler.invitation.FriendPost;
import pbem.handler.invitation.InvitationHandler;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.play.Continuation;
import pbem.handler.play.PlayHandler;
import pbem.handler.talk.TalkHandler;
import pbem.handler.talk.WatchHandler;
import pbem.handler.tournament.TournamentHandler;
import pbem.help.HelpPages;
import pbem.play.BoardAdministration;
import pbem.request.AddressRules;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.SignupRules;

/** Makes the handlers of the families of commands. */
final class CommandHandlers {

    private CommandHandlers() {}

    static Command.Families<CommandAction> of(
            Games games,
            CommandParser parser,
            CourseHandler courses,
            Supplier<Seed> seeds,
            ClockRules clock,
            InvitationRules invitationRules,
            AddressRules addressRules,
            SignupRules signups) {
        FriendPost post = new FriendPost(games, addressRules, signups.signup());
        InformationHandler information =
                new InformationHandler(games, new HelpPages(games, signups.texts()), invitationRules.robots());
        PlayHandler play = new PlayHandler(parser, clock);
        TalkHandler talk = new TalkHandler();
        WatchHandler watch = new WatchHandler();
        TournamentHandler tournaments = new TournamentHandler(games, seeds, post);
        InvitationHandler invitations = new InvitationHandler(
                seeds, invitationRules, post, courses, play, command -> command.match(tournaments));
        Consumer<CommandContext> takeKeptPlaces = newcomer -> {
            invitations.takeKeptPlaces(newcomer);
            tournaments.takeKeptPlaces(newcomer);
        };
        AccountHandler accounts = new AccountHandler(
                games,
                clock,
                addressRules,
                signups,
                takeKeptPlaces,
                new Continuation(games, seeds, invitationRules.robots()));
        ClubHandler club = new ClubHandler(
                new BoardAdministration(seeds), games, new Accounts(games, addressRules), invitationRules.robots());
        return new Command.Families<>(
                command -> command.match(information),
                command -> command.match(accounts),
                command -> command.match(invitations),
                command -> command.match(play),
                command -> command.match(talk),
                command -> command.match(watch),
                command -> command.match(tournaments),
                command -> command.match(club));
    }
}
