package pbem.handler.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.command.TournamentCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.invitation.FriendPost;
import pbem.handler.invitation.InvitationRefusal;
import pbem.handler.invitation.Invitations;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentAnswers;
import pbem.player.Player;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.tournament.Tournament;

/** Invites people to a tournament: players by userid, and others by address, for whom a place is kept. */
record GuestInvitation(Games games, TournamentAdministration tournaments, FriendPost post) {

    /** The most invited people who are named in the answer. */
    private static final int MOST_NAMES = 20;

    CommandAction to(TournamentCommand.InviteFriends wish) {
        return CommandAction.of(
                context -> {
                    if (!context.refuses(objection(context, wish))
                            && !Invitations.refusedAsTooOften(context, players(context, wish))) {
                        invite(context, wish);
                    }
                },
                context -> objection(context, wish));
    }

    private Optional<Refusal> objection(CommandContext context, TournamentCommand.InviteFriends wish) {
        List<String> friends = friends(wish);
        Optional<Refusal> objection = tournaments.objectionToKeeping(
                context.repositories(), wish.number(), context.player(), friends.size(), context.now());
        if (objection.isEmpty() && !friends.isEmpty()) {
            objection = post.objection(context.repositories(), context.player(), friends, context.now());
        }
        for (String named : wish.named()) {
            if (objection.isEmpty() && !friends.contains(named)) {
                objection = objectionToPlayer(context, named);
            }
        }
        return objection;
    }

    private static Optional<Refusal> objectionToPlayer(CommandContext context, String user) {
        Optional<Player> found = player(context, user);
        if (found.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(user));
        }
        boolean blocked = context.repositories().blocks().isBlocked(found.get(), context.player())
                || context.repositories().blocks().isBlocked(context.player(), found.get());
        return blocked ? Optional.of(InvitationRefusal.NOT_AVAILABLE.of(user)) : Optional.empty();
    }

    private void invite(CommandContext context, TournamentCommand.InviteFriends wish) {
        Tournament tournament =
                context.repositories().tournaments().numbered(wish.number()).orElseThrow();
        List<Player> players = players(context, wish);
        players.forEach(player -> {
            context.repositories().tournaments().invite(wish.number(), player);
            context.post(Recipient.player(player), news(context, tournament));
        });
        Game game = games.named(tournament.rules().game()).orElseThrow();
        post.write(context, friends(wish), game, OptionalInt.empty(), OptionalInt.of(wish.number()));
        context.doneSaying(invited(wish));
    }

    private static Phrase invited(TournamentCommand.InviteFriends wish) {
        List<String> named = wish.named().stream().distinct().toList();
        List<String> shown = named.stream().limit(MOST_NAMES).toList();
        return Phrase.of(
                "tournament.friends-invited",
                wish.number(),
                shown,
                named.size() - shown.size(),
                friends(wish).size());
    }

    private Notice news(CommandContext context, Tournament tournament) {
        int number = tournament.number();
        String name = tournament.rules().name();
        List<Answer> answers = new ArrayList<>(List.of(new Answer.Said(
                Phrase.of("tournament.asks-you", context.player().user(), number, name))));
        answers.addAll(new TournamentAnswers(context.repositories(), games).invitation(tournament, context.player()));
        return new HouseNotice.TournamentNews(
                number,
                name,
                answers,
                List.of(),
                OptionalLong.of(context.player().id()));
    }

    /** Declines an invitation, and tells the player who invited the speaker. */
    void decline(CommandContext context, ReplyTarget.OfTournament invitation) {
        tournaments
                .decline(context.repositories(), invitation.number(), context.player(), context.now())
                .follow(declined -> declined(context, declined, invitation.inviter()), context::refuse);
    }

    private static void declined(CommandContext context, Tournament tournament, long inviter) {
        int number = tournament.number();
        String name = tournament.rules().name();
        Phrase said = Phrase.of("tournament.declined", number, name);
        context.doneSaying(said);
        inviter(context, inviter).ifPresent(player -> {
            String words = heardBy(context, player);
            String by = context.player().user();
            tell(
                    context,
                    player,
                    tournament,
                    words.isEmpty()
                            ? Phrase.of("tournament.declined-by", by, number, name)
                            : Phrase.of("tournament.declined-saying", by, number, name, words));
        });
    }

    /** Passes on what the speaker said when joining; the player who invited them is told of nothing else. */
    void accepted(CommandContext context, Tournament tournament, ReplyTarget.OfTournament invitation) {
        inviter(context, invitation.inviter()).ifPresent(player -> {
            String words = heardBy(context, player);
            if (!words.isEmpty()) {
                tell(
                        context,
                        player,
                        tournament,
                        Phrase.of(
                                "tournament.accepted-saying",
                                context.player().user(),
                                tournament.number(),
                                tournament.rules().name(),
                                words));
            }
        });
    }

    private static Optional<Player> inviter(CommandContext context, long inviter) {
        return context.repositories().players().withId(inviter).filter(player -> player.state() == Player.State.ACTIVE);
    }

    /** The words of the speaker; empty if the player has blocked them. */
    private static String heardBy(CommandContext context, Player player) {
        return context.repositories().blocks().isBlocked(player, context.player()) ? "" : context.comment();
    }

    private static void tell(CommandContext context, Player player, Tournament tournament, Phrase news) {
        context.post(
                Recipient.player(player),
                new HouseNotice.TournamentNews(
                        tournament.number(), tournament.rules().name(), List.of(new Answer.Said(news)), List.of()));
    }

    private static List<String> friends(TournamentCommand.InviteFriends wish) {
        return wish.named().stream().filter(FriendPost::isAddress).toList();
    }

    private static List<Player> players(CommandContext context, TournamentCommand.InviteFriends wish) {
        return wish.named().stream()
                .filter(named -> !FriendPost.isAddress(named))
                .flatMap(user -> player(context, user).stream())
                .distinct()
                .toList();
    }

    private static Optional<Player> player(CommandContext context, String user) {
        return context.repositories().players().called(user).filter(player -> player.state() == Player.State.ACTIVE);
    }
}
