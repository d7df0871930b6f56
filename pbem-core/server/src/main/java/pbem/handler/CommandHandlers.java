package pbem.handler;

import java.util.function.Supplier;
import pbem.clock.ClockRules;
import pbem.command.AccountCommand;
import pbem.command.ClubCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.InformationCommand;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.TalkCommand;
import pbem.command.TournamentCommand;
import pbem.command.WatchCommand;
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

/** The handlers of the families of commands. */
final class CommandHandlers implements Command.Families<CommandAction> {

    private final InformationHandler information;
    private final AccountHandler accounts;
    private final InvitationHandler invitations;
    private final PlayHandler play;
    private final TalkHandler talk = new TalkHandler();
    private final WatchHandler watch = new WatchHandler();
    private final TournamentHandler tournaments;
    private final ClubHandler club;

    CommandHandlers(
            Games games,
            CommandParser parser,
            CourseHandler courses,
            Supplier<Seed> seeds,
            ClockRules clock,
            InvitationRules invitationRules,
            AddressRules addressRules,
            SignupRules signups) {
        this.information =
                new InformationHandler(games, new HelpPages(games, signups.texts()), invitationRules.robots());
        FriendPost post = new FriendPost(games, addressRules, signups.signup());
        this.accounts = new AccountHandler(
                games,
                clock,
                addressRules,
                signups,
                this::takeKeptPlaces,
                new Continuation(games, seeds, invitationRules.robots()));
        this.play = new PlayHandler(parser, clock);
        this.tournaments = new TournamentHandler(games, seeds, post);
        this.club = new ClubHandler(
                new BoardAdministration(seeds), games, new Accounts(games, addressRules), invitationRules.robots());
        this.invitations = new InvitationHandler(seeds, invitationRules, post, courses, play, this::tournament);
    }

    private void takeKeptPlaces(CommandContext newcomer) {
        invitations.takeKeptPlaces(newcomer);
        tournaments.takeKeptPlaces(newcomer);
    }

    @Override
    public CommandAction information(InformationCommand command) {
        return command.match(information);
    }

    @Override
    public CommandAction account(AccountCommand command) {
        return command.match(accounts);
    }

    @Override
    public CommandAction invitation(InvitationCommand command) {
        return command.match(invitations);
    }

    @Override
    public CommandAction play(PlayCommand command) {
        return command.match(play);
    }

    @Override
    public CommandAction talk(TalkCommand command) {
        return command.match(talk);
    }

    @Override
    public CommandAction watch(WatchCommand command) {
        return command.match(watch);
    }

    @Override
    public CommandAction tournament(TournamentCommand command) {
        return command.match(tournaments);
    }

    @Override
    public CommandAction club(ClubCommand command) {
        return command.match(club);
    }
}
