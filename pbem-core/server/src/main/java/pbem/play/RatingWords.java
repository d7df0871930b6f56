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

/** What people are told of ratings, as figures of this moment: they stay so in a mail when the ratings change. */
public final class RatingWords {

    private static final int PERCENT = 100;

    private RatingWords() {}

    /** What the end of a board did to ratings, or why it did nothing although it was agreed; empty while it goes on. */
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

    /** With its sign: +18. */
    public static String signed(int points) {
        return points < 0 ? Integer.toString(points) : "+" + points;
    }

    /** Who it is, and how strong. */
    public static Phrase of(Rating rating) {
        return Phrase.of(
                "rating.player",
                rating.player().user(),
                Integer.toString(rating.skill().rating()),
                Integer.toString(rating.skill().deviation()));
    }

    /**
     * How strong everybody is, and if all are known how likely each is to win.
     *
     * @param complete whether nobody else will play
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
