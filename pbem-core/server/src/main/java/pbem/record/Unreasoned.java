package pbem.record;

/** Removes an admin's reason from an event; the decision stays. */
public final class Unreasoned implements Event.Cases<Event> {

    /** An empty reason would look like a fault. */
    private static final String NONE = "-";

    @Override
    public Event moved(Event.Moved moved) {
        return moved;
    }

    @Override
    public Event resigned(Event.Resigned resigned) {
        return resigned;
    }

    @Override
    public Event lapsed(Event.Lapsed lapsed) {
        return lapsed;
    }

    @Override
    public Event withdrawn(Event.Withdrawn withdrawn) {
        return withdrawn;
    }

    @Override
    public Event drawOffered(Event.DrawOffered drawOffered) {
        return drawOffered;
    }

    @Override
    public Event undoAsked(Event.UndoAsked undoAsked) {
        return undoAsked;
    }

    @Override
    public Event timeAsked(Event.TimeAsked timeAsked) {
        return timeAsked;
    }

    @Override
    public Event answered(Event.Answered answered) {
        return answered;
    }

    @Override
    public Event adjudicated(Event.Adjudicated adjudicated) {
        return new Event.Adjudicated(adjudicated.outcome(), NONE);
    }

    @Override
    public Event rolledBack(Event.RolledBack rolledBack) {
        return new Event.RolledBack(rolledBack.moves(), NONE);
    }

    @Override
    public Event resumed(Event.Resumed resumed) {
        return new Event.Resumed(NONE);
    }

    @Override
    public Event voided(Event.Voided voided) {
        return new Event.Voided(NONE);
    }

    @Override
    public Event extended(Event.Extended extended) {
        return new Event.Extended(extended.days(), NONE);
    }

    @Override
    public Event seatTaken(Event.SeatTaken taken) {
        return new Event.SeatTaken(taken.seat(), taken.player(), NONE);
    }
}
