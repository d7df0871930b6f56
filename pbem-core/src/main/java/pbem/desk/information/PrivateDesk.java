package pbem.desk.information;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.command.Command;
import pbem.command.Selection;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.BoardFilter;
import pbem.ledger.BoardSummary;
import pbem.notice.Context;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;

/** Shows players what only they may see. Whoever is heard here has proved who he is. */
public final class PrivateDesk {

    /** So many boards go into one mail, each with its pictures. */
    static final int MOST = 20;

    public void hint(Hearing hearing, String line, Command.Hint wish) {
        Optional<Integer> number =
                wish.board().isPresent() ? Optional.of(wish.board().getAsInt()) : answered(hearing);
        if (number.isEmpty()) {
            hearing.refuse(line, new PlayRefusal.WhichBoard());
            return;
        }
        Finding found = find(hearing, wish.game(), number.get());
        if (found instanceof Finding.Objection objection) {
            hearing.refuse(line, objection.refusal());
            return;
        }
        GameRecord record = ((Finding.Found) found).record();
        Viewer viewer = Viewer.of(record.board().seat(player(hearing)).orElseThrow());
        Optional<Phrase> result = record.result();
        if (result.isPresent()) {
            hearing.refuse(line, new PlayRefusal.BoardClosed(number.get(), result.get()), hearing.shown(record));
        } else if (record.position().hints(viewer).isEmpty()) {
            hearing.refuse(line, new PrivateRefusal.NoHints(number.get()), hearing.shown(record));
        } else {
            hearing.rule(
                    Ruling.Verdict.ANSWERED,
                    Phrase.of("play.hinted", number.get()),
                    new Notice.Answer.Hinted(
                            number.get(), record.revision(), player(hearing).id()),
                    hearing.shown(record));
        }
    }

    public void showAs(Hearing hearing, String line, Command.ShowAs wish) {
        Set<Integer> numbers = new LinkedHashSet<>(wish.boards());
        wish.selection().ifPresent(selection -> numbers.addAll(selected(hearing, wish.game(), selection)));
        if (wish.boards().isEmpty() && wish.selection().isEmpty()) {
            answered(hearing).ifPresent(numbers::add);
        }
        if (numbers.isEmpty()) {
            Refusal refusal =
                    wish.selection().isPresent() ? new PrivateRefusal.NoSuchBoards() : new PlayRefusal.WhichBoard();
            hearing.refuse(line, refusal);
            return;
        }
        List<Notice.Answer> answers = new ArrayList<>();
        for (int number : numbers.stream().limit(MOST).toList()) {
            Finding found = find(hearing, wish.game(), number);
            if (found instanceof Finding.Objection objection) {
                hearing.refuse(line, objection.refusal());
                return;
            }
            answers.add(hearing.shown(((Finding.Found) found).record()));
        }
        if (numbers.size() > MOST) {
            answers.add(new Notice.Answer.Said(Phrase.of("play.more-boards", MOST, numbers.size())));
        }
        hearing.rule(
                Ruling.Verdict.ANSWERED,
                Phrase.of("play.shown-privately", Math.min(MOST, numbers.size())),
                answers.toArray(Notice.Answer[]::new));
    }

    private static Optional<Integer> answered(Hearing hearing) {
        return hearing.context() instanceof Context.OfBoard board ? Optional.of(board.number()) : Optional.empty();
    }

    /** The boards of the sender that are meant, the newest first. */
    private static List<Integer> selected(Hearing hearing, Optional<Game> game, Selection selection) {
        Player player = player(hearing);
        BoardFilter his = BoardFilter.ALL.ofPlayer(player);
        BoardFilter ofGame = game.map(wanted -> his.ofGame(wanted.name())).orElse(his);
        BoardFilter filter = switch (selection) {
            case NEXT, ACTIVE -> ofGame.onlyOpen(true);
            case INACTIVE -> ofGame.onlyOpen(false);
            case ALL -> ofGame;
        };
        return hearing.ledger().boards().list(filter).stream()
                .filter(board -> selection != Selection.NEXT || board.toMove().contains(player.user()))
                .map(BoardSummary::number)
                .toList();
    }

    /** A board on which the sender plays, or why it is none. */
    private sealed interface Finding {

        record Found(GameRecord record) implements Finding {}

        record Objection(Refusal refusal) implements Finding {}
    }

    private static Finding find(Hearing hearing, Optional<Game> game, int number) {
        Optional<GameRecord> found = hearing.ledger().boards().record(number);
        if (found.isEmpty()) {
            return new Finding.Objection(new PlayRefusal.NoSuchBoard(number));
        }
        Board board = found.get().board();
        String name = board.game().name();
        if (game.filter(named -> !named.name().equals(name)).isPresent()) {
            return new Finding.Objection(
                    new PlayRefusal.OtherGame(number, name, game.get().name()));
        }
        return board.seat(player(hearing)).isPresent()
                ? new Finding.Found(found.get())
                : new Finding.Objection(new PlayRefusal.NotPlaying(
                        number, board.players().stream().map(Player::user).toList()));
    }

    private static Player player(Hearing hearing) {
        return hearing.speaker().player().orElseThrow();
    }
}
