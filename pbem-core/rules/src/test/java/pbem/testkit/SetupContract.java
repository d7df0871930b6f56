package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;

/** The contract of every game about its options and names. */
public interface SetupContract extends GameTables {

    @Test
    default void everyNumberOfPlayersHasABoard() {
        for (int seats = game().leastSeats(); seats <= game().mostSeats(); seats++) {
            Position start = Table.of(String.valueOf(seats)).start(game(), 1);
            assertThat(start.ply()).isZero();
            assertThat(start.lastMove()).isEmpty();
            assertThat(start.active()).isEqualTo(Seat.all(seats));
            assertThat(seatNames(start.setup(), phrasebook())).doesNotHaveDuplicates();
        }
    }

    /** All games call a seat {@code blanc}, as in “blanc a gagné”, and none {@code Blancs}. */
    @Test
    default void frenchSeatsAreNotWrittenAsNames() {
        Position start = Table.of(String.valueOf(game().mostSeats())).start(game(), 1);
        Phrasebook french = new Games(List.of(game())).phrasebook(Locale.FRENCH);
        assertThat(seatNames(start.setup(), french)).allMatch(name -> name.equals(name.toLowerCase(Locale.FRENCH)));
    }

    private List<String> seatNames(Setup setup, Phrasebook words) {
        return Seat.all(setup.seats()).stream()
                .map(seat -> words.say(game().seatName(setup, seat)))
                .toList();
    }

    @Test
    default void optionsThatDoNotFitAreRefused() {
        int fitting = game().leastSeats();
        assertThat(refusal(game().mostSeats() + 1 + ""))
                .extracting(Refusal::reason)
                .isEqualTo(SetupRefusal.SEAT_COUNT);
        assertThat(refusal(game().leastSeats() - 1 + ""))
                .extracting(Refusal::reason)
                .isEqualTo(SetupRefusal.SEAT_COUNT);
        assertThat(refusal(fitting + " -no-such-option"))
                .extracting(Refusal::reason)
                .isIn(SetupRefusal.UNKNOWN_OPTION, SetupRefusal.UNKNOWN_OPTION_OF_NONE);
        for (Option option : game().options()) {
            assertThat(refusal(fitting + " -" + option.name() + "=\u0000"))
                    .extracting(Refusal::reason)
                    .isIn(SetupRefusal.BAD_VALUE, SetupRefusal.BAD_VALUE_OF_FLAG);
        }
    }

    @Test
    default void aBoardWithoutOptionsHasTheUsualValues() {
        Table plain = Table.of(String.valueOf(game().leastSeats()));
        Position start = plain.start(game(), 1);
        for (Option option : game().options()) {
            if (!option.usual().isEmpty()) {
                String table = game().leastSeats() + " -" + option.name() + "=" + option.usual();
                Position named = Table.of(table).start(game(), 1);
                assertThat(named.diagram(Viewer.PUBLIC)).as(table).isEqualTo(start.diagram(Viewer.PUBLIC));
                assertThat(named.moves()).as(table).hasSameSizeAs(start.moves());
            }
        }
    }

    private Refusal refusal(String table) {
        Act<Position> start = Table.of(table).ask(game(), 1);
        assertThat(start).as(table).isInstanceOf(Act.Refused.class);
        Refusal refusal = start.refusal();
        assertThat(phrasebook().say(refusal.phrase())).isNotBlank();
        return refusal;
    }

    @Test
    default void everyRandomChoiceIsToldWithTheSeed() {
        String table = String.valueOf(game().leastSeats());
        Position start = Table.of(table).start(game(), 1);
        Position other = Table.of(table).start(game(), 2);
        if (game().hasChance()) {
            assertThat(game().lots(start.setup())).isNotEmpty().isNotEqualTo(game().lots(other.setup()));
        } else {
            assertThat(game().lots(start.setup())).isEmpty();
            assertThat(other.diagram(Viewer.PUBLIC)).isEqualTo(start.diagram(Viewer.PUBLIC));
        }
    }

    /**
     * A version of the rules may refuse what another one takes, so a board is played on under the version that took it.
     */
    @ParameterizedTest
    @MethodSource("allTables")
    default void boardsThatBeganUnderOlderRulesArePlayedOn(Table table) {
        Setup setup = table.start(game(), 1).setup();
        for (int version = 1; version <= game().rulesVersion(); version++) {
            assertThat(game().start(setup, version).now().ply()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void everybodySeesAnotherBoardWhenHandsAreHidden(Table table) {
        Position start = table.start(game(), 1);
        if (game().hidesHands(start.setup())) {
            assertThat(Viewer.all(start.setup().seats()).stream().map(start::diagram))
                    .doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void aPlayerAloneHasNoRating(Table table) {
        Setup setup = table.start(game(), 1).setup();
        assertThat(game().isRated(setup) && setup.seats() == 1).isFalse();
    }

    @Test
    default void itsWordsAreFitForCommands() {
        List<String> words = new ArrayList<>(List.of(game().name()));
        words.addAll(game().aliases());
        assertThat(words).allMatch(word -> word.matches("[a-z][a-z0-9-]*")).doesNotHaveDuplicates();
        assertThat(game().options().stream().map(Option::name))
                .allMatch(word -> word.matches("[a-z][a-z0-9-]*"))
                .doesNotHaveDuplicates();
        assertThat(game().title()).isNotBlank();
        assertThat(game().moveForm()).isNotBlank();
        assertThat(game().rulesVersion()).isPositive();
    }
}
