package pbem.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import pbem.rating.RatedBoard.RatedSeat;

/**
 * Everybody's strength in one game, board after board: each counts once, in the order in which they were closed. For one
 * thread.
 */
public final class RatingScale {

    private final Map<Long, Skill> skills = new HashMap<>();
    private final LongFunction<Skill> earlier;

    /** Of which nothing has been counted. */
    public RatingScale() {
        this(player -> Skill.START);
    }

    /** @param earlier how strong somebody was before the first of the boards that are counted here, by their id */
    public RatingScale(LongFunction<Skill> earlier) {
        this.earlier = earlier;
    }

    /** Counts the next one. */
    public List<RatingChange> count(RatedBoard board) {
        List<Skill> before =
                board.seats().stream().map(RatedSeat::player).map(this::of).toList();
        List<Skill> after = SkillModel.after(before, board.places());
        List<RatingChange> changes = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            RatedSeat seat = board.seats().get(i);
            changes.add(new RatingChange(seat, before.get(i), after.get(i)));
            skills.put(seat.player(), after.get(i));
        }
        return changes;
    }

    /** How strong that player is now, by their id. */
    public Skill of(long player) {
        return skills.computeIfAbsent(player, earlier::apply);
    }
}
