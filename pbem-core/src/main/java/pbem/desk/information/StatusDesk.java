package pbem.desk.information;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.game.Games;
import pbem.hearing.FirstSteps;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.AddressHealth;
import pbem.ledger.BoardFilter;
import pbem.ledger.BoardSummary;
import pbem.ledger.Challenge;
import pbem.ledger.Ledger;
import pbem.ledger.MailFate;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;

/** Tells somebody how things stand with him: boards, challenges, addresses, and what became of his mails. */
public final class StatusDesk {

    private static final int MAILS = 5;
    private static final int BOARDS = 50;

    private final Games games;

    public StatusDesk(Games games) {
        this.games = games;
    }

    public void hear(Hearing hearing, Player player) {
        Ledger ledger = hearing.ledger();
        List<Notice.Answer> answers = new ArrayList<>();
        answers.add(new Notice.Answer.Said(
                Phrase.of("status.you", player.user(), ledger.players().addresses(player))));
        ledger.addressHealth().of(player).stream()
                .filter(AddressHealth.Condition::isPaused)
                .map(StatusDesk::paused)
                .forEach(answers::add);
        answers.addAll(boards(ledger, player));
        List<Challenge> challenges = ledger.challenges().openWith(player);
        if (!challenges.isEmpty()) {
            answers.add(challenges(player, challenges));
        }
        List<MailFate> received = ledger.mailHistory().received(player, MAILS);
        if (!received.isEmpty()) {
            answers.add(mails(Phrase.of("status.received"), received));
        }
        List<MailFate> sent = ledger.mailHistory().sent(player, MAILS);
        if (!sent.isEmpty()) {
            answers.add(mails(Phrase.of("status.sent"), sent));
        }
        hearing.rule(Ruling.Verdict.ANSWERED, Phrase.of("status.told"), answers.toArray(Notice.Answer[]::new));
    }

    /** Whoever writes from an address and is sure to have done so can be reached there. */
    private static Notice.Answer paused(AddressHealth.Condition address) {
        return new Notice.Answer.Said(
                Phrase.of("status.paused", address.address(), address.reason().orElse("")));
    }

    private List<Notice.Answer> boards(Ledger ledger, Player player) {
        BoardFilter open = BoardFilter.ALL.ofPlayer(player).onlyOpen(true);
        int count = ledger.boards().count(open);
        return count == 0
                ? List.of(
                        new Notice.Answer.Said(Phrase.of("status.no-boards")),
                        new Notice.Answer.Steps(FirstSteps.to(games.all().get(0))))
                : List.of(Tables.own(
                        Phrase.of("status.boards", count),
                        player,
                        urgentFirst(player, ledger.boards().list(open))));
    }

    /** His own turns first, then whatever ends soonest. */
    private static List<BoardSummary> urgentFirst(Player player, List<BoardSummary> boards) {
        return boards.stream()
                .sorted(Comparator.comparing(
                                (BoardSummary board) -> !board.toMove().contains(player.user()))
                        .thenComparing(board -> board.deadline().orElse(Instant.MAX)))
                .limit(BOARDS)
                .toList();
    }

    private static Notice.Answer challenges(Player player, List<Challenge> challenges) {
        return new Notice.Answer.Table(
                Phrase.of("status.challenges"),
                List.of(
                        Phrase.of("table.challenge"),
                        Phrase.of("table.game"),
                        Phrase.of("table.from"),
                        Phrase.of("table.waits-for")),
                challenges.stream()
                        .map(challenge -> List.of(
                                Tables.text(challenge.number()),
                                Tables.text(challenge.game().name()),
                                Tables.text(challenge.challenger().user()),
                                waitsFor(player, challenge)))
                        .toList());
    }

    private static Notice.Cell waitsFor(Player player, Challenge challenge) {
        if (challenge.freeSeats() > 0) {
            return Tables.words("status.free-seats", challenge.freeSeats());
        }
        if (challenge.invitee(player).filter(own -> !own.accepted()).isPresent()) {
            return Tables.words("status.you-answer", challenge.number());
        }
        List<String> missing = challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> invitee.player().user())
                .toList();
        return Tables.text(String.join(", ", missing));
    }

    private static Notice.Answer mails(Phrase heading, List<MailFate> fates) {
        return new Notice.Answer.Table(
                heading,
                List.of(Phrase.of("table.when"), Phrase.of("table.fate"), Phrase.of("table.about")),
                fates.stream()
                        .map(fate -> List.of(
                                Tables.moment(fate.at()),
                                new Notice.Cell.Words(fate.phrase()),
                                new Notice.Cell.Words(fate.about())))
                        .toList());
    }
}
