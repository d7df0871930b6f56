package pbem.handler.tournament;

import java.util.List;
import java.util.Optional;
import pbem.command.TournamentCommand;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.play.tournament.TournamentAct;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentRefusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;

/** What directors decide, never about themselves. */
record DirectorHandler(TournamentAdministration tournaments) {

    private static final int MOST_DAYS = 365;

    void direct(CommandContext context, TournamentCommand.Direct said) {
        Optional<Tournament> tournament = context.repositories().tournaments().numbered(said.number());
        if (tournament.isEmpty()) {
            context.refuse(new TournamentRefusal.NoSuchTournament(said.number()));
        } else if (!tournament
                .get()
                .announcement()
                .directors()
                .contains(context.player().id())) {
            context.refuse(new TournamentRefusal.NotDirector(said.number()));
        } else {
            act(context, said, tournament.get())
                    .ifPresent(act -> TournamentHandler.report(
                            context, act, done -> Phrase.of("tournament.directed", said.number())));
        }
    }

    /** Empty if it was refused already. */
    private Optional<TournamentAct> act(CommandContext context, TournamentCommand.Direct said, Tournament tournament) {
        Repositories repositories = context.repositories();
        Author by = Author.director(context.player().id());
        int number = said.number();
        String why = said.reason().isEmpty() ? context.comment() : said.reason();
        return switch (said.deed()) {
            case START -> Optional.of(tournaments.start(repositories, number, by, context.now()));
            case PAUSE -> Optional.of(tournaments.pause(repositories, number, by, why, context.now()));
            case RESUME -> Optional.of(tournaments.resume(repositories, number, by, why, context.now()));
            case END -> Optional.of(tournaments.end(repositories, number, by, why, context.now()));
            case SAY ->
                Optional.of(tournaments.announce(
                        repositories, number, (said.reason() + "\n" + context.comment()).strip(), by, context.now()));
            case EXTEND ->
                days(said.words().get(0))
                        .map(Optional::of)
                        .orElseGet(() -> context.refused(new TournamentRefusal.BadNumber(
                                "days", said.words().get(0), 1, MOST_DAYS)))
                        .map(days -> tournaments.extend(repositories, number, days, by, why, context.now()));
            case FORFEIT ->
                TournamentHandler.player(context, said.words().get(0))
                        .flatMap(player -> notOneself(context, number, player))
                        .map(player -> tournaments.forfeit(repositories, number, player, by, why, context.now()));
            case REPLACE ->
                TournamentHandler.player(context, said.words().get(0))
                        .flatMap(player -> notOneself(context, number, player))
                        .flatMap(from -> TournamentHandler.player(
                                        context, said.words().get(1))
                                .map(to ->
                                        tournaments.replace(repositories, number, from, to, by, why, context.now())));
            case ADJUDICATE ->
                board(context, said, tournament)
                        .map(board -> tournaments.adjudicate(
                                repositories, number, board, winners(said), by, context.comment(), context.now()));
        };
    }

    private static Optional<Integer> days(String word) {
        return word.matches("[1-9][0-9]{0,2}")
                ? Optional.of(Integer.parseInt(word)).filter(days -> days <= MOST_DAYS)
                : Optional.empty();
    }

    private static Optional<Player> notOneself(CommandContext context, int number, Player player) {
        Refusal own = new TournamentRefusal.OwnBoard(number);
        return player.id() == context.player().id() ? context.refused(own) : Optional.of(player);
    }

    /** Behind the board stand the userids of the winners; without any it is a draw. */
    private static List<String> winners(TournamentCommand.Direct said) {
        return said.reason().isEmpty() ? List.of() : List.of(said.reason().split(" "));
    }

    private static Optional<Integer> board(
            CommandContext context, TournamentCommand.Direct said, Tournament tournament) {
        String word = said.words().get(0);
        int board = word.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(word) : 0;
        Optional<Fixture> fixture = tournament.onBoard(board).filter(Fixture::isUnderWay);
        if (fixture.isEmpty()) {
            return context.refused(new TournamentRefusal.NotItsBoard(said.number(), word));
        }
        return fixture.get().has(context.player().id())
                ? context.refused(new TournamentRefusal.OwnBoard(said.number()))
                : Optional.of(board);
    }
}
