package pbem.handler.information;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.MailFate;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;
import pbem.summary.BoardSummary;

/** Lists the players, for a reader who looks for an opponent. */
record PeopleHandler(RobotRules robots) {

    private static final int MOST = 100;

    /** The number of a player's newest boards that show which games they like to play. */
    private static final int LOOKED_AT = 50;

    private static final int MOST_GAMES = 3;

    private record Person(Player player, List<String> games, Optional<Instant> heard) {}

    void list(CommandContext context) {
        Repositories repositories = context.repositories();
        List<Answer> answers = new ArrayList<>();
        List<List<Notice.Cell>> rows = repositories.players().active(0, MOST).stream()
                .map(player -> person(repositories, player))
                .sorted(Comparator.comparing((Person person) -> person.heard().orElse(Instant.EPOCH))
                        .reversed())
                .map(PeopleHandler::row)
                .toList();
        answers.add(new Answer.Table(
                Phrase.of("table.people"),
                List.of(Phrase.of("table.player"), Phrase.of("table.plays"), Phrase.of("table.heard")),
                rows));
        int more = repositories.players().countActive() - rows.size();
        if (more > 0) {
            answers.add(new Answer.Said(Phrase.of("table.more-people", more)));
        }
        answers.add(new Answer.Said(Phrase.of("table.challenge-them")));
        List<String> programs = RobotRoster.playing(repositories, robots);
        if (!programs.isEmpty()) {
            answers.add(new Answer.Said(Phrase.of("table.robots", programs)));
        }
        List<String> outsiders = RobotRoster.playingFromOutside(repositories, robots);
        if (!outsiders.isEmpty()) {
            answers.add(new Answer.Said(Phrase.of("table.robots-outside", outsiders)));
        }
        context.answered(Phrase.of("play.listed"), answers.toArray(Answer[]::new));
    }

    private static Person person(Repositories repositories, Player player) {
        List<BoardSummary> boards = repositories.boards().list(BoardFilter.ALL.ofPlayer(player), 0, LOOKED_AT);
        Map<String, Long> counts = boards.stream()
                .map(BoardSummary::game)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        List<String> games = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_GAMES)
                .map(Map.Entry::getKey)
                .toList();
        return new Person(
                player,
                games,
                repositories.mailHistory().received(player, 1).stream()
                        .map(MailFate::at)
                        .findFirst());
    }

    private static List<Notice.Cell> row(Person person) {
        return List.of(
                BoardTables.text(person.player().user()),
                BoardTables.text(String.join(", ", person.games())),
                person.heard().map(BoardTables::moment).orElseGet(() -> BoardTables.text("")));
    }
}
