package pbem.web.seek;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.terms.TimeControl;

/**
 * A challenge that anybody may take, as the site lists it.
 *
 * @param accept the mail that takes a seat
 * @param terms beside the game: its options, the time and what it counts for
 */
public record SeekLine(String game, String gameHref, String user, String wanted, String accept, String terms) {

    public static List<SeekLine> all(Repositories repositories) {
        return repositories.challenges().seeks().stream().map(SeekLine::of).toList();
    }

    public static List<SeekLine> ofGame(Repositories repositories, Game game) {
        return repositories.challenges().seeks().stream()
                .filter(seek -> seek.game().name().equals(game.name()))
                .map(SeekLine::of)
                .toList();
    }

    private static SeekLine of(Challenge seek) {
        int free = seek.freeSeats();
        return new SeekLine(
                seek.game().title(),
                "/games/" + seek.game().name(),
                seek.challenger().user(),
                free == 1 ? "one player" : free + " players",
                "accept " + seek.number(),
                terms(seek));
    }

    private static String pace(TimeControl clock) {
        if (clock.isEndless()) {
            return "no deadline";
        }
        return clock.forfeitDays() == 1 ? "one day a move" : clock.forfeitDays() + " days a move";
    }

    private static String terms(Challenge seek) {
        TimeControl clock = seek.terms().clock();
        Stream<String> options = seek.options().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(option -> "-" + option.getKey() + (option.getValue().isEmpty() ? "" : "=" + option.getValue()));
        Stream<Optional<String>> others = Stream.of(
                Optional.of(pace(clock)),
                Optional.of("unrated").filter(word -> !seek.terms().rated()));
        return String.join(
                ", ", Stream.concat(options, others.flatMap(Optional::stream)).toList());
    }
}
