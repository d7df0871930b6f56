package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.games.Catalogue;

/** The parts of a page that follow from its game. */
class GameFactsTest {

    private static final Games GAMES = Catalogue.games();
    private static final HelpPages PAGES = new HelpPages(GAMES);
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    static List<Game> games() {
        return GAMES.all();
    }

    static Stream<Game> gamesForTwo() {
        return games().stream().filter(game -> game.mostSeats() == 2);
    }

    static Stream<Game> gamesWithoutPassing() {
        return games().stream().filter(game -> !game.moveWords().contains("pass"));
    }

    @Test
    void a_page_says_in_each_language_who_plays_and_how_a_move_is_written() {
        assertThat(PAGES.markdown("hex", Locale.ENGLISH)).contains("""
                ## At a glance

                - For 2 players: red and blue. Red begins.
                - A move looks like `f6`. It can also be a word, such as `swap`.
                - Nobody may pass.
                - A player who resigns or runs out of time loses.

                ## The board
                """);
        assertThat(PAGES.markdown("hex", Locale.GERMAN)).contains("""
                ## Auf einen Blick

                - Für 2 Personen: Rot und Blau. Rot beginnt.
                - Ein Zug sieht so aus: `f6`. Er kann auch ein Wort sein, etwa `swap`.
                - Passen darf niemand.
                - Wer aufgibt oder die Zeit überschreitet, verliert.

                ## Das Brett
                """);
        assertThat(PAGES.markdown("hex", Locale.FRENCH)).contains("""
                ## En bref

                - Pour 2 joueurs\u00a0: rouge et bleu. Rouge commence.
                - Un coup s’écrit ainsi\u00a0: `f6`. Ce peut aussi être un mot, comme `swap`.
                - On ne peut pas passer.
                - Un joueur qui abandonne ou dépasse son temps perd.

                ## Le plateau
                """);
    }

    @Test
    void options_stand_beside_what_they_mean() {
        assertThat(PAGES.markdown("weiqi")).contains("""
                ## Options

                    -size=9|13|19   lines; 9 by default
                    -komi=...       points for white: 0, 0.5, 5.5, 6.5, 7 or 7.5; 7.5 by
                                    default
                    -handicap=2..9  that many black men on the star points; white
                                    begins, with a komi of 0.5 if you give none
                """);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_option_stands_on_the_page_with_its_values(Game game) {
        for (Locale language : PAGES.languages(game.name())) {
            String page = PAGES.markdown(game.name(), language).replaceAll("\\s+", " ");
            assertThat(game.options()).allSatisfy(option -> {
                assertThat(page).contains(" -" + option.name());
                String row = page.substring(page.indexOf(" -" + option.name()));
                assertThat(row).contains(option.form().split("\\|")).contains(usual(game, option));
            });
        }
    }

    private static String usual(Game game, Option option) {
        return Optional.ofNullable(game.usualOptions().get(option.name())).orElse(option.usual());
    }

    @ParameterizedTest
    @MethodSource("gamesForTwo")
    void in_a_game_for_two_a_player_who_leaves_loses(Game game) {
        Position start = start(game);
        for (Seat seat : Seat.all(2)) {
            for (Position left : List.of(start.leave(seat), start.lapse(seat))) {
                assertThat(left.outcome().map(ending -> ending.with(Result.WON)))
                        .contains(List.of(Seat.all(2).get(1 - seat.index())));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("gamesWithoutPassing")
    void to_pass_is_no_move_where_the_page_says_so(Game game) {
        assertThat(start(game).read("pass")).isInstanceOf(Act.Refused.class);
    }

    private static Position start(Game game) {
        return game.start(game.leastSeats(), Map.of(), ANY).now();
    }
}
