package pbem.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.rating.Rating;
import pbem.rating.RatingChange;
import pbem.rating.Skill;
import pbem.rating.SkillModel;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.repository.Repositories;

/** Sentences about ratings, with the figures of this moment, which stay in a mail when ratings change. */
public final class RatingWords {

    private static final int PERCENT = 100;

    private RatingWords() {}

    /** The rating changes at the end of a board, or why a rated board did not count; empty while it is open. */
    static Optional<Phrase> ofEnd(Repositories repositories, GameRecord record) {
        if (record.state() == GameRecord.State.ACTIVE || !RatedSeats.mayBe(record.board())) {
            return Optional.empty();
        }
        List<RatingChange> changes =
                repositories.ratings().changes(record.board().number());
        return changes.isEmpty() ? notCounted(record) : Optional.of(counted(record.board(), changes));
    }

    private static Optional<Phrase> notCounted(GameRecord record) {
        return RatedSeats.of(record)
                .match(seats -> Optional.of(Phrase.of("rating.program")), reason -> switch (reason) {
                    case TOO_EARLY -> Optional.of(Phrase.of("rating.too-early"));
                    case HANDED_OVER -> Optional.of(Phrase.of("rating.handed-over"));
                    case OPEN, AGREED, OPTIONS, VOID, TUTORIAL, SAME_PERSON -> Optional.<Phrase>empty();
                });
    }

    private static Phrase counted(Board board, List<RatingChange> changes) {
        List<Phrase> told = new ArrayList<>();
        for (RatingChange change : changes) {
            Player player = board.players().get(change.seat().seat() - 1);
            told.add(Phrase.of(
                    change.career().isProvisional() ? "rating.changed-provisional" : "rating.changed",
                    player.user(),
                    Integer.toString(change.after().rating()),
                    signed(change.points())));
        }
        return Phrase.of(
                "rating.now",
                told.stream()
                        .reduce((one, next) -> Phrase.of("rating.and", one, next))
                        .orElseThrow());
    }

    /** The points with a sign: +18. */
    public static String signed(int points) {
        return points < 0 ? Integer.toString(points) : "+" + points;
    }

    /** A player with their rating. */
    public static Phrase of(Rating rating) {
        return Phrase.of(
                "rating.player",
                rating.player().user(),
                Integer.toString(rating.skill().rating()),
                Integer.toString(rating.skill().deviation()));
    }

    /**
     * The players' ratings, and each one's chance to win if all players are known.
     *
     * @param complete whether these are all players
     */
    public static List<Phrase> before(Repositories repositories, Game game, List<Player> players, boolean complete) {
        List<Rating> ratings = repositories.ratings().of(players, game.name());
        List<Double> chances =
                SkillModel.chances(ratings.stream().map(Rating::skill).toList());
        List<Phrase> told = new ArrayList<>();
        for (int i = 0; i < ratings.size(); i++) {
            Skill skill = ratings.get(i).skill();
            String user = players.get(i).user();
            String rating = Integer.toString(skill.rating());
            String deviation = Integer.toString(skill.deviation());
            told.add(
                    complete && players.size() > 1
                            ? Phrase.of("rating.player-chance", user, rating, deviation, (int)
                                    Math.round(PERCENT * chances.get(i)))
                            : Phrase.of("rating.player", user, rating, deviation));
        }
        return told;
    }
}
