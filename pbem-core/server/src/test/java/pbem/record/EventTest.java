package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** The properties of each kind of event. */
class EventTest {

    private static final Seat ALICE = Seat.at(0);
    private static final Seat BOB = Seat.at(1);

    private static final Event MOVED = new Event.Moved(ALICE, "take1", "Hello.");
    private static final Event RESIGNED = new Event.Resigned(ALICE, "Bye.");
    private static final Event LAPSED = new Event.Lapsed(ALICE);
    private static final Event WITHDRAWN = new Event.Withdrawn(ALICE, false);
    private static final Event DRAW_OFFERED = new Event.DrawOffered(ALICE, "Shall we?");
    private static final Event UNDO_ASKED = new Event.UndoAsked(ALICE, "Please.", 0);
    private static final Event TIME_ASKED = new Event.TimeAsked(ALICE, 3, "Exams.");
    private static final Event ANSWERED = new Event.Answered(ALICE, true, "Gladly.");
    private static final Event ADJUDICATED =
            new Event.Adjudicated(Outcome.drawn(2, Seat.all(2), Phrase.of("play.adjudicated")), "enough");
    private static final Event ROLLED_BACK = new Event.RolledBack(1, "a slip");
    private static final Event RESUMED = new Event.Resumed("on");
    private static final Event VOIDED = new Event.Voided("over");
    private static final Event EXTENDED = new Event.Extended(7, "illness");
    private static final Event SEAT_TAKEN = new Event.SeatTaken(BOB, 7, "left");

    private static final List<Event> ALL = List.of(
            MOVED,
            RESIGNED,
            LAPSED,
            WITHDRAWN,
            DRAW_OFFERED,
            UNDO_ASKED,
            TIME_ASKED,
            ANSWERED,
            ADJUDICATED,
            ROLLED_BACK,
            RESUMED,
            VOIDED,
            EXTENDED,
            SEAT_TAKEN);

    private static List<Event> those(Predicate<Event> which) {
        return ALL.stream().filter(which).toList();
    }

    @Test
    void each_has_a_case_of_its_own() {
        List<String> named = new ArrayList<>();
        ALL.forEach(event -> named.add(event.match(new Names())));
        assertThat(named)
                .isEqualTo(ALL.stream()
                        .map(event -> event.getClass().getSimpleName())
                        .toList())
                .hasSize(Event.Cases.class.getMethods().length);
    }

    @Test
    void it_is_a_step_of_the_game_or_of_a_negotiation_or_an_admins() {
        assertThat(those(event -> event.decision().isPresent())).containsExactly(MOVED, RESIGNED, LAPSED, WITHDRAWN);
        assertThat(those(event -> event.negotiation().isPresent()))
                .containsExactly(DRAW_OFFERED, UNDO_ASKED, TIME_ASKED, ANSWERED);
        assertThat(those(event -> event.reason().isPresent()))
                .containsExactly(ADJUDICATED, ROLLED_BACK, RESUMED, VOIDED, EXTENDED, SEAT_TAKEN);
    }

    @Test
    void events_of_players_have_a_seat_and_events_of_admins_do_not() {
        assertThat(those(event -> event.by().isPresent() == event.reason().isEmpty()))
                .isEqualTo(ALL);
    }

    @Test
    void a_move_belongs_to_its_player() {
        assertThat(those(Event::isMove)).containsExactly(MOVED);
        assertThat(those(event -> event.isMoveOf(ALICE))).containsExactly(MOVED);
        assertThat(those(event -> event.isMoveOf(BOB))).isEmpty();
    }

    @Test
    void a_player_who_resigns_or_lapses_or_is_out_of_the_tournament_leaves() {
        assertThat(those(event -> event.leaver().isPresent())).containsExactly(RESIGNED, LAPSED, WITHDRAWN);
        assertThat(RESIGNED.leaver()).contains(ALICE);
    }

    @Test
    void an_offer_is_of_a_draw_or_of_a_move_taken_back_or_of_time() {
        assertThat(those(event ->
                        event.negotiation().flatMap(Event.Negotiation::offers).isPresent()))
                .containsExactly(DRAW_OFFERED, UNDO_ASKED, TIME_ASKED);
    }

    @Test
    void turns_start_again_when_an_admin_rolls_the_board_back_or_resumes_it() {
        assertThat(those(Event::renewsTurns)).containsExactly(ROLLED_BACK, RESUMED);
    }

    @Test
    void only_one_event_hands_over_a_seat() {
        assertThat(those(event -> event.handsOver(BOB))).containsExactly(SEAT_TAKEN);
        assertThat(those(event -> event.handsOver(ALICE))).isEmpty();
        assertThat(SEAT_TAKEN.givenTo(8)).isEqualTo(new Event.SeatTaken(BOB, 8, "left"));
        assertThat(MOVED.givenTo(8)).isEqualTo(MOVED);
    }

    @Test
    void only_what_players_do_comes_with_a_comment() {
        assertThat(those(event -> !event.comment().isEmpty()))
                .containsExactly(MOVED, RESIGNED, DRAW_OFFERED, UNDO_ASKED, TIME_ASKED, ANSWERED);
    }

    private static final class Names implements Event.Cases<String> {

        @Override
        public String moved(Event.Moved moved) {
            return "Moved";
        }

        @Override
        public String resigned(Event.Resigned resigned) {
            return "Resigned";
        }

        @Override
        public String lapsed(Event.Lapsed lapsed) {
            return "Lapsed";
        }

        @Override
        public String withdrawn(Event.Withdrawn withdrawn) {
            return "Withdrawn";
        }

        @Override
        public String drawOffered(Event.DrawOffered drawOffered) {
            return "DrawOffered";
        }

        @Override
        public String undoAsked(Event.UndoAsked undoAsked) {
            return "UndoAsked";
        }

        @Override
        public String timeAsked(Event.TimeAsked timeAsked) {
            return "TimeAsked";
        }

        @Override
        public String answered(Event.Answered answered) {
            return "Answered";
        }

        @Override
        public String adjudicated(Event.Adjudicated adjudicated) {
            return "Adjudicated";
        }

        @Override
        public String rolledBack(Event.RolledBack rolledBack) {
            return "RolledBack";
        }

        @Override
        public String resumed(Event.Resumed resumed) {
            return "Resumed";
        }

        @Override
        public String voided(Event.Voided voided) {
            return "Voided";
        }

        @Override
        public String extended(Event.Extended extended) {
            return "Extended";
        }

        @Override
        public String seatTaken(Event.SeatTaken taken) {
            return "SeatTaken";
        }
    }
}
