package pbem.rating;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.aggregate.DefaultTeamRatingAggregator;
import com.pocketcombats.openskill.aggregate.TeamRatingAggregator;
import com.pocketcombats.openskill.data.MatchMakingRating;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.List;

/** What a result says of those who reached it, and what to expect of those who have not played yet. Safe for any thread. */
public final class SkillModel {

    private static final double BETA = 25.0 / 6;
    private static final double TAU = 25.0 / 300;

    private static final RatingModelConfig CONFIG =
            RatingModelConfig.builder().setBeta(BETA).setTau(TAU).build();
    private static final TeamRatingAggregator ALONE = new DefaultTeamRatingAggregator(CONFIG);
    private static final Adjudicator<Integer> ADJUDICATOR = new Adjudicator<>(CONFIG, new PlackettLuce(CONFIG));

    private SkillModel() {}

    /**
     * How strong everybody is after a game.
     *
     * @param before how strong they were, two or more
     * @param places who came in where, in the same order; the less, the better, and equal ones shared a place
     */
    public static List<Skill> after(List<Skill> before, List<Integer> places) {
        List<TeamResult<Integer>> results = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            SimplePlayerResult<Integer> player = new SimplePlayerResult<>(
                    i, before.get(i).mu(), before.get(i).sigma());
            MatchMakingRating alone = ALONE.computeTeamRating(List.of(player));
            results.add(new SimpleTeamResult<>(alone.mu(), alone.sigma(), places.get(i), List.of(player)));
        }
        List<Skill> after = new ArrayList<>(before);
        for (RatingAdjustment<Integer> adjusted : ADJUDICATOR.rate(results)) {
            after.set(adjusted.playerId(), new Skill(adjusted.mu(), adjusted.sigma()));
        }
        return after;
    }

    /** How likely each is to come in first, as the model sees it; the chances add up to 1. */
    public static List<Double> chances(List<Skill> players) {
        double c = Math.sqrt(players.stream()
                .mapToDouble(player -> player.sigma() * player.sigma() + TAU * TAU + BETA * BETA)
                .sum());
        double all = players.stream()
                .mapToDouble(player -> Math.exp(player.mu() / c))
                .sum();
        return players.stream().map(player -> Math.exp(player.mu() / c) / all).toList();
    }
}
