package pbem.handler.information;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.game.Games;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.GameWithOdds;
import pbem.player.Player;
import pbem.repository.AddressHealth;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.MailFate;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.FirstSteps;
import pbem.summary.BoardSummary;

/**
 * Handles {@code status}: tells players about their boards, challenges and addresses, and the results of their mails.
 */
public record StatusHandler(Games games) {

    private static final int MAILS = 5;
    private static final int BOARDS = 50;

    public void handle(CommandContext context) {
        Player player = context.player();
        Repositories repositories = context.repositories();
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer.Said(
                Phrase.of("status.you", player.user(), repositories.players().addresses(player))));
        repositories.addressHealth().of(player).stream()
                .filter(AddressHealth.Condition::isPaused)
                .map(StatusHandler::paused)
                .forEach(answers::add);
        answers.addAll(boards(repositories, player));
        List<Challenge> challenges = repositories.challenges().openWith(player);
        if (!challenges.isEmpty()) {
            answers.add(challenges(player, challenges));
        }
        List<MailFate> received = repositories.mailHistory().received(player, MAILS);
        if (!received.isEmpty()) {
            answers.add(mails(Phrase.of("status.received"), received));
        }
        List<MailFate> sent = repositories.mailHistory().sent(player, MAILS);
        if (!sent.isEmpty()) {
            answers.add(mails(Phrase.of("status.sent"), sent));
        }
        context.answered(Phrase.of("status.told"), answers.toArray(Answer[]::new));
    }

    /** The note about an address to which mails are paused. A mail of the proven player from there resumes them. */
    private static Answer paused(AddressHealth.Condition address) {
        return new Answer.Said(
                Phrase.of("status.paused", address.address(), address.reason().orElse("")));
    }

    private List<Answer> boards(Repositories repositories, Player player) {
        BoardFilter open = BoardFilter.ALL.ofPlayer(player).onlyOpen(true);
        int count = repositories.boards().count(open);
        return count == 0
                ? List.of(
                        new Answer.Said(Phrase.of("status.no-boards")),
                        new Answer.Steps(FirstSteps.to(games.forBeginners())))
                : listed(
                        player, count, urgentFirst(player, repositories.boards().list(open)));
    }

    private static List<Answer> listed(Player player, int count, List<BoardSummary> boards) {
        return BoardTables.withPrograms(boards, BoardTables.own(Phrase.of("status.boards", count), player, boards));
    }

    /** A player's boards: first those where it is their turn, then the others, each by deadline. */
    private static List<BoardSummary> urgentFirst(Player player, List<BoardSummary> boards) {
        return boards.stream()
                .sorted(Comparator.comparing(
                                (BoardSummary board) -> !board.toMove().contains(player.user()))
                        .thenComparing(board -> board.deadline().orElse(Instant.MAX)))
                .limit(BOARDS)
                .toList();
    }

    private static Answer challenges(Player player, List<Challenge> challenges) {
        return Column.table(
                Phrase.of("status.challenges"),
                challenges,
                List.of(
                        new Column<>("table.challenge", of -> BoardTables.text(of.number())),
                        new Column<>(
                                "table.game",
                                of -> BoardTables.cell(GameWithOdds.of(of.game().name(), of))),
                        new Column<>(
                                "table.from",
                                of -> BoardTables.text(of.challenger().user())),
                        new Column<>("table.waits-for", of -> waitsFor(player, of))));
    }

    private static Notice.Cell waitsFor(Player player, Challenge challenge) {
        if (challenge.freeSeats() > 0) {
            return BoardTables.words("status.free-seats", challenge.freeSeats());
        }
        if (challenge.invitee(player).filter(own -> !own.accepted()).isPresent()) {
            return BoardTables.words("status.you-answer", challenge.number());
        }
        List<String> missing = challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> invitee.player().user())
                .toList();
        return BoardTables.text(String.join(", ", missing));
    }

    private static Answer mails(Phrase heading, List<MailFate> fates) {
        return Column.table(
                heading,
                fates,
                List.of(
                        new Column<>("table.when", fate -> BoardTables.moment(fate.at())),
                        new Column<>("table.fate", fate -> new Notice.Cell.Words(fate.phrase())),
                        new Column<>("table.about", fate -> new Notice.Cell.Words(fate.about()))));
    }
}
