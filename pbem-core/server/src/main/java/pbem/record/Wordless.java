package pbem.record;

/** Removes a player's comment from an event; the decision stays, and so does an admin's reason. */
public final class Wordless implements Event.Cases<Event> {

    @Override
    public Event moved(Event.Moved moved) {
        return new Event.Moved(moved.seat(), moved.notation(), "", moved.queued(), moved.unaware());
    }

    @Override
    public Event resigned(Event.Resigned resigned) {
        return new Event.Resigned(resigned.seat(), "");
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
        return new Event.DrawOffered(drawOffered.seat(), "");
    }

    @Override
    public Event undoAsked(Event.UndoAsked undoAsked) {
        return new Event.UndoAsked(undoAsked.seat(), "", undoAsked.back());
    }

    @Override
    public Event timeAsked(Event.TimeAsked timeAsked) {
        return new Event.TimeAsked(timeAsked.seat(), timeAsked.days(), "");
    }

    @Override
    public Event answered(Event.Answered answered) {
        return new Event.Answered(answered.seat(), answered.yes(), "");
    }

    @Override
    public Event adjudicated(Event.Adjudicated adjudicated) {
        return adjudicated;
    }

    @Override
    public Event rolledBack(Event.RolledBack rolledBack) {
        return rolledBack;
    }

    @Override
    public Event resumed(Event.Resumed resumed) {
        return resumed;
    }

    @Override
    public Event voided(Event.Voided voided) {
        return voided;
    }

    @Override
    public Event extended(Event.Extended extended) {
        return extended;
    }

    @Override
    public Event seatTaken(Event.SeatTaken taken) {
        return taken;
    }
}
