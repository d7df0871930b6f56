package pbem.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** Hears what is done on boards under way. */
final class PlayDesk {

    private final ClaimDesk claims;

    PlayDesk(ClockRules clock) {
        this.claims = new ClaimDesk(clock);
    }

    void hear(Hearing hearing, String line, Command.Play command) {
        if (command instanceof Command.Move move) {
            table(hearing, line, move.game(), move.board()).ifPresent(table -> move(hearing, line, table, move));
        } else if (command instanceof Command.Resign resign) {
            table(hearing, line, resign.game(), resign.board()).ifPresent(table -> resign(hearing, line, table));
        } else if (command instanceof Command.Claim claim) {
            table(hearing, line, claim.game(), claim.board()).ifPresent(table -> claim(hearing, line, table));
        } else {
            hearing.refuse(line, new PlayRefusal.NotYet(line));
        }
    }

    /** A record and the seat of the speaker there. */
    private record Table(GameRecord record, Seat seat) {
        int number() {
            return record.board().number();
        }

        Notice.Answer shown() {
            return new Notice.Answer.Shown(number(), record.revision());
        }
    }

    /** Where the speaker sits and the game goes on; otherwise refuses and is empty. */
    private static Optional<Table> table(Hearing hearing, String line, Optional<Game> game, OptionalInt named) {
        OptionalInt number = named.isEmpty() && hearing.context() instanceof Context.OfBoard answered
                ? OptionalInt.of(answered.number())
                : named;
        if (number.isEmpty()) {
            Refusal refusal = hearing.context() instanceof Context.OfChallenge
                    ? new PlayRefusal.AcceptOrDecline(line)
                    : new PlayRefusal.WhichBoard();
            hearing.refuse(line, refusal);
            return Optional.empty();
        }
        Optional<GameRecord> found = hearing.ledger().boards().record(number.getAsInt());
        if (found.isEmpty()) {
            hearing.refuse(line, new PlayRefusal.NoSuchBoard(number.getAsInt()));
            return Optional.empty();
        }
        Board board = found.get().board();
        if (game.isPresent() && !game.get().name().equals(board.game().name())) {
            hearing.refuse(
                    line,
                    new PlayRefusal.OtherGame(
                            board.number(), board.game().name(), game.get().name()));
            return Optional.empty();
        }
        Optional<Seat> seat = board.seat(hearing.speaker().player().orElseThrow());
        if (seat.isEmpty()) {
            hearing.refuse(
                    line,
                    new PlayRefusal.NotPlaying(
                            board.number(),
                            users(board, Seat.all(board.players().size()))));
            return Optional.empty();
        }
        Table table = new Table(found.get(), seat.get());
        Optional<Phrase> result = table.record().result();
        if (result.isPresent()) {
            hearing.refuse(line, new PlayRefusal.BoardClosed(board.number(), result.get()), table.shown());
            return Optional.empty();
        }
        return Optional.of(table);
    }

    private static void move(Hearing hearing, String line, Table table, Command.Move wish) {
        GameRecord record = table.record();
        Optional<Refusal> objection = objection(hearing.context(), table, wish);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get(), table.shown());
            return;
        }
        Reading reading = record.position().read(withoutOwnName(hearing, wish));
        if (reading instanceof Reading.Legal legal) {
            enter(
                    hearing,
                    table,
                    new Event.Moved(table.seat(), legal.move().notation(), hearing.comment()),
                    Phrase.of("play.moved", table.number(), legal.move().notation()));
        } else {
            hearing.refuse(line, ((Reading.Refused) reading).refusal(), table.shown());
        }
    }

    /** The move alone: on servers of the older kind the userid stands before it, and many still write it so. */
    private static String withoutOwnName(Hearing hearing, Command.Move wish) {
        String[] words = wish.text().strip().split("\\s+", 2);
        String user = hearing.speaker().player().orElseThrow().user();
        boolean named = wish.board().isPresent() && words.length == 2 && words[0].equalsIgnoreCase(user);
        return named ? words[1] : wish.text();
    }

    /** What speaks against a move before the rules of the game are asked. */
    private static Optional<Refusal> objection(Context context, Table table, Command.Move wish) {
        GameRecord record = table.record();
        boolean bare = wish.board().isEmpty();
        if (bare && context instanceof Context.OfBoard answered && answered.revision() != record.revision()) {
            return Optional.of(new PlayRefusal.StaleReply(table.number(), wish.text()));
        }
        int next = record.plies().size() + 1;
        if (wish.guard().isPresent() && wish.guard().getAsInt() != next) {
            return Optional.of(
                    new PlayRefusal.WrongMoveNumber(table.number(), wish.guard().getAsInt(), next));
        }
        Position position = record.position();
        if (!position.active().contains(table.seat())) {
            return Optional.of(new PlayRefusal.AlreadyOut(table.number()));
        }
        return position.toMove().contains(table.seat())
                ? Optional.empty()
                : Optional.of(new PlayRefusal.NotYourTurn(table.number(), users(record.board(), position.toMove())));
    }

    private static void resign(Hearing hearing, String line, Table table) {
        if (!table.record().position().active().contains(table.seat())) {
            hearing.refuse(line, new PlayRefusal.AlreadyOut(table.number()));
            return;
        }
        enter(
                hearing,
                table,
                new Event.Resigned(table.seat(), hearing.comment()),
                Phrase.of("play.resigned", table.number()));
    }

    private void claim(Hearing hearing, String line, Table table) {
        if (table.record().position().active().contains(table.seat())) {
            claims.hear(hearing, line, table.record());
        } else {
            hearing.refuse(line, new PlayRefusal.AlreadyOut(table.number()));
        }
    }

    private static void enter(Hearing hearing, Table table, Event event, Phrase what) {
        GameRecord record = table.record();
        Entry entry = new Entry(
                record.revision() + 1,
                hearing.now(),
                Actor.player(hearing.speaker().player().orElseThrow()),
                hearing.speaker().proof(),
                hearing.petition().mail(),
                event);
        GameRecord after = hearing.ledger().boards().append(record, entry);
        hearing.rule(Ruling.Verdict.DONE, what);
        BoardNews.post(hearing.ledger(), after, hearing.petition().mail(), hearing.now());
    }

    private static List<String> users(Board board, List<Seat> seats) {
        return seats.stream().map(seat -> board.player(seat).user()).toList();
    }
}
