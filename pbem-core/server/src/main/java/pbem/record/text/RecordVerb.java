package pbem.record.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.record.Event;

/**
 * The kinds of events by their words in the text of a record and in {@link RecordChain}. These words must never change.
 */
enum RecordVerb {
    PLAYS("plays"),
    PLAYS_QUEUED("plays-queued"),
    PLAYS_UNAWARE("plays-unaware"),
    OFFERS_DRAW("offers-draw"),
    ASKS_UNDO("asks-undo"),
    ASKS_UNDO_OF("asks-undo-of"),
    ASKS_TIME("asks-for-days"),
    AGREES("agrees"),
    REFUSES("refuses"),
    RESIGNS("resigns"),
    LAPSES("lapses"),
    LEAVES_TOURNAMENT("leaves-tournament"),
    TAKEN_OUT("is-taken-out"),
    ADJUDICATES("adjudicates"),
    VOIDS("voids"),
    ROLLS_BACK("rolls-back-to"),
    RESUMES("resumes"),
    EXTENDS("extends-by"),
    GIVES_SEAT("gives-seat");

    /** The prefix of an admin's name. */
    static final String ADMIN = "admin:";

    static final String SERVER = "server";

    /**
     * The id of a player who is not known yet: a record may contain userids of other servers, and its reader finds out
     * who they are here.
     */
    private static final long NOBODY_YET = 0;

    private final String word;

    RecordVerb(String word) {
        this.word = word;
    }

    static Optional<RecordVerb> called(String word) {
        return Stream.of(values()).filter(verb -> verb.word.equals(word)).findFirst();
    }

    /** An event as its verb and details, never with names. */
    static String spelled(Event event) {
        return event.match(new Spelling());
    }

    private String with(Object rest) {
        return word + " " + rest;
    }

    private static final class Spelling implements Event.Cases<String> {

        @Override
        public String moved(Event.Moved moved) {
            RecordVerb verb = moved.queued() ? PLAYS_QUEUED : moved.unaware() ? PLAYS_UNAWARE : PLAYS;
            return verb.with(moved.notation());
        }

        @Override
        public String resigned(Event.Resigned resigned) {
            return RESIGNS.word;
        }

        @Override
        public String lapsed(Event.Lapsed lapsed) {
            return LAPSES.word;
        }

        @Override
        public String withdrawn(Event.Withdrawn withdrawn) {
            return (withdrawn.takenOut() ? TAKEN_OUT : LEAVES_TOURNAMENT).word;
        }

        @Override
        public String drawOffered(Event.DrawOffered drawOffered) {
            return OFFERS_DRAW.word;
        }

        @Override
        public String undoAsked(Event.UndoAsked undoAsked) {
            return undoAsked.back() == 0 ? ASKS_UNDO.word : ASKS_UNDO_OF.with(undoAsked.back());
        }

        @Override
        public String timeAsked(Event.TimeAsked timeAsked) {
            return ASKS_TIME.with(timeAsked.days());
        }

        @Override
        public String answered(Event.Answered answered) {
            return (answered.yes() ? AGREES : REFUSES).word;
        }

        @Override
        public String adjudicated(Event.Adjudicated adjudicated) {
            return ADJUDICATES.with(adjudicated.outcome().results().stream()
                    .map(result -> result.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(" ")));
        }

        @Override
        public String rolledBack(Event.RolledBack rolledBack) {
            return ROLLS_BACK.with(rolledBack.moves());
        }

        @Override
        public String resumed(Event.Resumed resumed) {
            return RESUMES.word;
        }

        @Override
        public String voided(Event.Voided voided) {
            return VOIDS.word;
        }

        @Override
        public String extended(Event.Extended extended) {
            return EXTENDS.with(extended.days());
        }

        @Override
        public String seatTaken(Event.SeatTaken taken) {
            return GIVES_SEAT.with(taken.seat().number());
        }
    }

    boolean isOfPlayer() {
        return compareTo(TAKEN_OUT) <= 0;
    }

    /**
     * The event of this kind.
     *
     * @param seat of the player whose event it is, if it is one of a player
     * @param rest the text behind the verb
     * @param said a comment, or an admin's reason
     * @return empty if the rest does not fit
     */
    Optional<Event> read(Optional<Seat> seat, String rest, String said, int seats) {
        if (isOfPlayer() != seat.isPresent()
                || rest.isEmpty()
                        == List.of(
                                        PLAYS,
                                        PLAYS_QUEUED,
                                        PLAYS_UNAWARE,
                                        ASKS_UNDO_OF,
                                        ASKS_TIME,
                                        ADJUDICATES,
                                        ROLLS_BACK,
                                        EXTENDS,
                                        GIVES_SEAT)
                                .contains(this)) {
            return Optional.empty();
        }
        return switch (this) {
            case PLAYS, PLAYS_QUEUED, PLAYS_UNAWARE ->
                Optional.of(new Event.Moved(seat.get(), rest, said, this == PLAYS_QUEUED, this == PLAYS_UNAWARE));
            case OFFERS_DRAW -> Optional.of(new Event.DrawOffered(seat.get(), said));
            case ASKS_UNDO -> Optional.of(new Event.UndoAsked(seat.get(), said, 0));
            case ASKS_UNDO_OF ->
                rest.matches("[1-9][0-9]{0,5}")
                        ? Optional.of(new Event.UndoAsked(seat.get(), said, Integer.parseInt(rest)))
                        : Optional.empty();
            case ASKS_TIME ->
                rest.matches("[1-9][0-9]?")
                        ? Optional.of(new Event.TimeAsked(seat.get(), Integer.parseInt(rest), said))
                        : Optional.empty();
            case AGREES, REFUSES -> Optional.of(new Event.Answered(seat.get(), this == AGREES, said));
            case RESIGNS -> Optional.of(new Event.Resigned(seat.get(), said));
            case LAPSES -> Optional.of(new Event.Lapsed(seat.get()));
            case LEAVES_TOURNAMENT, TAKEN_OUT -> Optional.of(new Event.Withdrawn(seat.get(), this == TAKEN_OUT));
            case VOIDS -> Optional.of(new Event.Voided(said));
            case RESUMES -> Optional.of(new Event.Resumed(said));
            case ROLLS_BACK ->
                rest.matches("[0-9]{1,6}")
                        ? Optional.of(new Event.RolledBack(Integer.parseInt(rest), said))
                        : Optional.empty();
            case EXTENDS ->
                rest.matches("[1-9][0-9]{0,3}")
                        ? Optional.of(new Event.Extended(Integer.parseInt(rest), said))
                        : Optional.empty();
            case GIVES_SEAT ->
                rest.matches("[1-9][0-9]?") && Integer.parseInt(rest) <= seats
                        ? Optional.of(new Event.SeatTaken(new Seat(Integer.parseInt(rest)), NOBODY_YET, said))
                        : Optional.empty();
            case ADJUDICATES ->
                results(rest, seats)
                        .map(results ->
                                new Event.Adjudicated(new Outcome(results, Phrase.of("play.adjudicated")), said));
        };
    }

    private static Optional<List<Result>> results(String rest, int seats) {
        List<Optional<Result>> results = Stream.of(rest.split(" "))
                .map(word -> Stream.of(Result.values())
                        .filter(result -> result.name().toLowerCase(Locale.ROOT).equals(word))
                        .findFirst())
                .toList();
        return results.size() == seats && results.stream().allMatch(Optional::isPresent)
                ? Optional.of(results.stream().flatMap(Optional::stream).toList())
                : Optional.empty();
    }
}
