package pbem.handler.information;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.command.InformationCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.Opponents;
import pbem.play.PlayRefusal;
import pbem.play.RatingWords;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.rating.Career;
import pbem.rating.RatedResult;
import pbem.rating.Rating;
import pbem.rating.Ratings;
import pbem.rating.Standing;
import pbem.repository.tournament.Tournaments;
import pbem.request.CommandContext;
import pbem.tournament.Tournament;
import pbem.tournament.table.Medals;

/** Answers questions about ratings and possible opponents. */
record RatingHandler(Games games) {

    /** The most rows of a table in a mail. */
    private static final int ROWS = 50;

    /** The most results listed in the course of a player's rating. */
    private static final int COURSE = 12;

    private static final int MOST_OPPONENTS = 10;

    /** The number of the newest tournaments that are searched for medals. */
    private static final int TOURNAMENTS = 100;

    private static final Duration YEAR = Duration.ofDays(365);

    private static final Column<Rating> GAME = new Column<>("table.game", of -> BoardTables.text(of.game()));
    private static final Column<Rating> PLAYER =
            new Column<>("rating.player-name", of -> BoardTables.player(of.player()));
    private static final Column<Rating> RATING = new Column<>("rating.rating", RatingHandler::shown);
    private static final Column<Rating> DEVIATION =
            new Column<>("rating.deviation", of -> BoardTables.text(of.skill().deviation()));
    private static final Column<Rating> BOARDS = ofCareer("rating.boards", Career::boards);
    private static final Column<Rating> OPPONENTS = ofCareer("rating.opponents", Career::opponents);
    private static final Column<Rating> WON = ofCareer("rating.won", Career::won);
    private static final Column<Rating> DRAWN = ofCareer("rating.drawn", Career::drawn);
    private static final Column<Rating> LOST = ofCareer("rating.lost", Career::lost);

    private static Column<Rating> ofCareer(String heading, Function<Career, Object> figure) {
        return new Column<>(heading, of -> BoardTables.text(figure.apply(of.career())));
    }

    void standings(CommandContext context, InformationCommand.Standings wanted) {
        Optional<Instant> since =
                wanted.all() ? Optional.empty() : Optional.of(context.now().minus(YEAR));
        List<Answer> answers = new ArrayList<>();
        if (wanted.game().isPresent()) {
            answers.addAll(standings(context, wanted.game().get(), since));
        } else {
            answers.add(best(context.repositories().ratings().best(games, since)));
        }
        answers.add(said("rating.how"));
        report(context, answers);
    }

    /** A table with one line for each game. */
    private static Answer best(List<Rating> best) {
        if (best.isEmpty()) {
            return said("rating.nobody-at-all");
        }
        return Column.table(Phrase.of("rating.best-of-games"), best, List.of(GAME, PLAYER, RATING, DEVIATION, BOARDS));
    }

    private static List<Answer> standings(CommandContext context, Game game, Optional<Instant> since) {
        Ratings ratings = context.repositories().ratings();
        List<Standing> some = ratings.standings(game.name(), since, 0, ROWS);
        int all = ratings.countStandings(game.name(), Optional.empty());
        int found = ratings.countStandings(game.name(), since);
        if (all == 0) {
            return List.of(said("rating.nobody", game.called()));
        }
        if (some.isEmpty()) {
            return List.of(said("rating.nobody-of-late", game.called(), game.name()));
        }
        List<Answer> answers = new ArrayList<>(List.of(table(context, game, some)));
        if (found > some.size()) {
            answers.add(said("rating.and-more", found - some.size()));
        }
        if (all > found) {
            answers.add(said("rating.left-out", game.name()));
        }
        return answers;
    }

    /** The standings of a game. Only proven players see when others were last seen. */
    private static Answer table(CommandContext context, Game game, List<Standing> standings) {
        boolean member = context.proven().isPresent();
        List<Column<Standing>> columns =
                new ArrayList<>(List.of(new Column<>("rating.rank", standing -> BoardTables.text(standing.rank()))));
        Stream.of(PLAYER, RATING, DEVIATION, BOARDS, OPPONENTS, WON, DRAWN, LOST)
                .map(column -> new Column<Standing>(
                        column.heading(), standing -> column.cell().apply(standing.rating())))
                .forEach(columns::add);
        columns.add(new Column<>("rating.active", standing -> BoardTables.text(standing.active())));
        if (member) {
            columns.add(new Column<>("rating.seen", standing -> moment(standing.seen())));
        }
        return Column.table(Phrase.of("rating.standings-of", game.called()), standings, columns);
    }

    private static Notice.Cell moment(Optional<Instant> at) {
        return at.map(BoardTables::moment).orElse(BoardTables.text(""));
    }

    private static Notice.Cell shown(Rating rating) {
        String figure = Integer.toString(rating.skill().rating());
        return rating.career().isProvisional()
                ? BoardTables.words("rating.provisional", figure)
                : BoardTables.text(figure);
    }

    void of(CommandContext context, InformationCommand.RatingOf wanted) {
        Optional<Player> player = wanted.user()
                .map(user -> context.repositories().players().called(user))
                .orElseGet(() -> context.speaker().player());
        if (player.isEmpty()) {
            context.refuse(
                    wanted.user().isPresent()
                            ? PlayRefusal.NO_SUCH_PLAYER.of(wanted.user().get())
                            : AccountRefusal.NOT_SIGNED_UP.of());
            return;
        }
        List<Rating> ratings = context.repositories().ratings().of(player.get());
        List<Answer> medals = medals(context, player.get());
        if (ratings.isEmpty()) {
            List<Answer> answers =
                    new ArrayList<>(List.of(said("rating.none-of", player.get().user())));
            answers.addAll(medals);
            report(context, answers);
            return;
        }
        List<Answer> answers = new ArrayList<>(List.of(Column.table(
                Phrase.of("rating.ratings-of", player.get().user()),
                ratings,
                List.of(
                        GAME,
                        RATING,
                        DEVIATION,
                        BOARDS,
                        OPPONENTS,
                        WON,
                        DRAWN,
                        LOST,
                        new Column<>(
                                "rating.last", rating -> moment(rating.career().last()))))));
        for (Rating rating : ratings) {
            course(context.repositories().ratings().results(player.get(), rating.game()))
                    .forEach(phrase -> answers.add(new Answer.Said(phrase)));
        }
        answers.addAll(medals);
        report(context, answers);
    }

    /** The tournaments in which a player was first, second or third. */
    private List<Answer> medals(CommandContext context, Player player) {
        Tournaments tournaments = context.repositories().tournaments();
        List<Phrase> medals = new ArrayList<>();
        tournaments.of(player).stream()
                .filter(summary -> summary.state() == Tournament.State.ENDED)
                .limit(TOURNAMENTS)
                .flatMap(summary -> tournaments.numbered(summary.number()).stream())
                .forEach(tournament -> Optional.ofNullable(Medals.of(tournament).get(player.id()))
                        .ifPresent(place -> medals.add(Phrase.of(
                                "rating.medal",
                                place,
                                tournament.number(),
                                tournament.rules().name(),
                                tournament.rules().game()))));
        return medals.isEmpty() ? List.of() : List.of(new Answer.Listing(Phrase.of("rating.medals"), medals));
    }

    /** The course of a rating, with its highest value and its best and worst results. */
    private static List<Phrase> course(List<RatedResult> results) {
        String game = results.get(0).game();
        Comparator<RatedResult> byGain = Comparator.comparingDouble(result ->
                result.change().after().mu() - result.change().before().mu());
        RatedResult best = results.stream().max(byGain).orElseThrow();
        RatedResult worst = results.stream().min(byGain).orElseThrow();
        RatedResult top = results.stream()
                .max(Comparator.comparingDouble(
                        result -> result.change().after().mu()))
                .orElseThrow();
        List<Phrase> told = new ArrayList<>();
        List<String> course = new ArrayList<>();
        results.stream()
                .skip(Math.max(0, results.size() - COURSE))
                .forEach(result ->
                        course.add(Integer.toString(result.change().after().rating())));
        told.add(Phrase.of("rating.course", game, String.join(" > ", course)));
        told.add(Phrase.of(
                "rating.highest", game, Integer.toString(top.change().after().rating()), top.board()));
        told.add(standsOut("rating.best", best));
        if (results.size() > 1) {
            told.add(standsOut("rating.worst", worst));
        }
        return told;
    }

    private static Phrase standsOut(String key, RatedResult result) {
        return Phrase.of(
                key,
                result.game(),
                result.board(),
                result.others(),
                RatingWords.signed(result.change().points()));
    }

    void opponents(CommandContext context, InformationCommand.Opponents wanted) {
        String game = wanted.game().name();
        List<Rating> near =
                Opponents.near(context.repositories(), game, context.speaker().player(), context.now(), MOST_OPPONENTS);
        if (near.isEmpty()) {
            report(context, List.of(said("rating.nobody-near", wanted.game().called(), game)));
            return;
        }
        Answer table = Column.table(
                Phrase.of("rating.opponents-of", wanted.game().called()),
                near,
                List.of(PLAYER, RATING, DEVIATION, BOARDS));
        report(context, List.of(table, said("rating.challenge-them", game)));
    }

    private static Answer said(String key, Object... args) {
        return new Answer.Said(Phrase.of(key, args));
    }

    private static void report(CommandContext context, List<Answer> answers) {
        context.answered(Phrase.of("rating.sent"), answers.toArray(Answer[]::new));
    }
}
