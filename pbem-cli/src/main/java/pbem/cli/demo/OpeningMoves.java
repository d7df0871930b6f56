package pbem.cli.demo;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.cli.home.House;
import pbem.command.Instructions;
import pbem.hearing.Petition;
import pbem.ledger.Ledger;
import pbem.notice.Context;
import pbem.play.Arbiter;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;

/** The board that is under way when the demo begins: alice and bob have signed up and played a few moves. */
final class OpeningMoves {

    private static final List<String> MOVES = List.of("a3-c5,b4", "i7-g5,h6", "b4-d6,c5", "h6-f4,g5");

    private OpeningMoves() {}

    /** @return the number of the board */
    static int play(House house) {
        Instant now = house.clock().instant();
        int number = house.store().change(tx -> {
            for (DemoPlayer player : DemoPlayer.ALL) {
                house.accounts().enrol(tx.ledger(), player.user(), player.address(), now);
            }
            Arbiter.Act act = house.arbiter()
                    .start(
                            tx.ledger(),
                            house.games().named("cholone").orElseThrow(),
                            DemoPlayer.ALL.stream().map(DemoPlayer::user).toList(),
                            Map.of(),
                            Map.of(),
                            now);
            return ((Arbiter.Act.Done) act).record().board().number();
        });
        for (String move : MOVES) {
            house.store().change(tx -> house.referee().hear(tx.ledger(), petition(tx.ledger(), number, move, now)));
        }
        return number;
    }

    private static Petition petition(Ledger ledger, int number, String move, Instant now) {
        GameRecord record = ledger.boards().record(number).orElseThrow();
        Player player = record.board().player(record.toMove().get(0));
        return new Petition(
                OptionalLong.empty(),
                now,
                new Speaker(ledger.players().addresses(player).get(0), Optional.of(player), Proof.ADMIN),
                new Context.OfBoard(number, record.revision()),
                new Instructions(List.of(move), ""));
    }
}
