package pbem.phrase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.kit.BoardRefusal;
import pbem.testkit.pebbles.Pebbles;

class PhrasebookTest {

    private static final Phrasebook BOOK = Phrasebook.in(Locale.ENGLISH, Map.of("pebbles", Pebbles.class));

    @Test
    void arguments_are_filled_in() {
        assertThat(BOOK.say(Phrase.of("pebbles.cannot", "take9", 7)))
                .isEqualTo("Nobody can play \"take9\" with 7 pebbles left.");
    }

    @Test
    void lists_are_read_out() {
        assertThat(BOOK.list(List.of())).isEmpty();
        assertThat(BOOK.list(List.of("a"))).isEqualTo("a");
        assertThat(BOOK.list(List.of("a", "b"))).isEqualTo("a and b");
        assertThat(BOOK.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
        assertThat(BOOK.say(Phrase.of("pebbles.seat", List.of(1, 2)))).isEqualTo("player 1 and 2");
    }

    @Test
    void a_choice_is_read_out_with_or() {
        assertThat(BOOK.say(Phrase.of("pebbles.seat", Phrase.anyOf(List.of("a", "b", Phrase.of("pebbles.title"))))))
                .isEqualTo("player a, b or Pebbles");
        assertThat(BOOK.say(Phrase.of("pebbles.seat", Phrase.anyOf(List.of("a")))))
                .isEqualTo("player a");
    }

    @Test
    void phrases_stand_inside_phrases() {
        assertThat(BOOK.say(Phrase.of("pebbles.seat", Phrase.of("pebbles.title"))))
                .isEqualTo("player Pebbles");
    }

    @Test
    void numbers_are_not_grouped() {
        assertThat(BOOK.say(Phrase.of("pebbles.seat", 1_234_567))).isEqualTo("player 1234567");
    }

    @Test
    void typed_text_is_not_a_pattern() {
        assertThat(BOOK.say(Phrase.of("pebbles.cannot", "{1} '{0}' {", 7)))
                .isEqualTo("Nobody can play \"{1} '{0}' {\" with 7 pebbles left.");
    }

    @Test
    void instants_are_told_in_the_time_of_the_reader_and_in_utc() {
        Instant instant = Instant.parse("2025-05-26T14:02:00Z");
        assertThat(BOOK.instant(instant)).isEqualTo("Monday 26 May 2025, 14:02 UTC");
        assertThat(BOOK.in(ZoneId.of("Etc/UTC")).instant(instant)).isEqualTo("Monday 26 May 2025, 14:02 UTC");
        assertThat(BOOK.in(ZoneId.of("Europe/Berlin")).instant(instant))
                .isEqualTo("Monday 26 May 2025, 16:02 your time (14:02 UTC)");
        assertThat(BOOK.in(ZoneId.of("Pacific/Auckland")).say(Phrase.of("pebbles.seat", instant)))
                .isEqualTo("player Tuesday 27 May 2025, 02:02 your time (Monday 26 May 2025, 14:02 UTC)");
        assertThat(BOOK.in(ZoneId.of("Europe/London")).instant(Instant.parse("2025-12-26T14:02:00Z")))
                .isEqualTo("Friday 26 December 2025, 14:02 your time (14:02 UTC)");
    }

    @Test
    void dates_are_told_with_their_year() {
        assertThat(BOOK.say(Phrase.of("pebbles.seat", LocalDate.of(2026, 12, 24))))
                .isEqualTo("player Thursday 24 December 2026");
    }

    @Test
    void a_language_without_texts_of_its_own_speaks_english() {
        Phrasebook german = Phrasebook.in(Locale.GERMAN, Map.of("pebbles", Pebbles.class));
        assertThat(german.say(Phrase.of("pebbles.title"))).isEqualTo("Pebbles");
    }

    @Test
    void a_sentence_with_a_part_that_is_not_translated_is_said_in_english_as_a_whole() {
        Phrasebook spanish = Phrasebook.in(Locale.forLanguageTag("es"), Map.of("kit", BoardRefusal.class));
        Phrasebook lacking =
                Phrasebook.in(Locale.forLanguageTag("es"), Map.of("kit", BoardRefusal.class, "pebbles", Pebbles.class));
        assertThat(spanish.say(Phrase.of("kit.to-move", List.of("ana", Phrase.of("kit.colour-black")))))
                .isEqualTo("Turno: ana y negro");
        assertThat(lacking.say(Phrase.of("kit.to-move", List.of("ana", Phrase.of("pebbles.title")))))
                .isEqualTo("ana and Pebbles is to move");
        assertThat(lacking.with(Map.of("pebbles.title", "Guijarros"))
                        .say(Phrase.of("kit.to-move", List.of("ana", Phrase.of("pebbles.title")))))
                .isEqualTo("Turno: ana y Guijarros");
    }

    /** Three kinds of plural, cases of colours, and words that are masculine or feminine, as Polish has them. */
    @Test
    void a_language_with_cases_and_three_plurals_can_be_written() {
        Phrasebook polish = Phrasebook.in(Locale.forLanguageTag("pl"), Map.of("kit", BoardRefusal.class))
                .with(
                        Map.of(
                                "list.any-of",
                                "{0}",
                                "kit.colour-black",
                                "{form,select,capital{Czarne}genitive{czarnych}dative{czarnym}m{czarny}f{czarna}other{czarne}}",
                                "kit.seeds",
                                "{form,select,gender{m}other{pionek}}",
                                "kit.nothing",
                                "{form,select,gender{f}other{wieża}}",
                                "kit.named",
                                "{1_gender,select,f{{0_f}}other{{0_m}}} {1}",
                                "kit.words-turn",
                                "Kolej {0_genitive}.",
                                "kit.words-can-put",
                                "Tu jest miejsce dla {0_genitive}, a {1_dative} wolno.",
                                "kit.left",
                                "{0_capital} opuściły partię.",
                                "kit.men",
                                "{0,plural,=0{brak pionków}one{jeden pionek}few{{0} pionki}many{{0} pionków}other{{0} pionka}}"));
        Phrase black = Phrase.of("kit.colour-black");
        assertThat(polish.say(Phrase.of("kit.words-turn", black))).isEqualTo("Kolej czarnych.");
        assertThat(polish.say(Phrase.of("kit.words-turn", "anna"))).isEqualTo("Kolej anna.");
        assertThat(polish.say(Phrase.of("kit.words-turn", List.of(black, "anna"))))
                .isEqualTo("Kolej czarnych i anna.");
        assertThat(polish.say(Phrase.of("kit.words-can-put", Phrase.anyOf(List.of(black, "anna")), black)))
                .isEqualTo("Tu jest miejsce dla czarnych lub anna, a czarnym wolno.");
        assertThat(polish.say(Phrase.of("kit.left", black))).isEqualTo("Czarne opuściły partię.");
        assertThat(polish.say(Phrase.of("kit.named", black, Phrase.of("kit.seeds"))))
                .isEqualTo("czarny pionek");
        assertThat(polish.say(Phrase.of("kit.named", black, Phrase.of("kit.nothing"))))
                .isEqualTo("czarna wieża");
        assertThat(Stream.of(0, 1, 2, 5, 22).map(men -> polish.say(Phrase.of("kit.men", men))))
                .containsExactly("brak pionków", "jeden pionek", "2 pionki", "5 pionków", "22 pionki");
    }

    @Test
    void a_phrase_begins_a_sentence_with_a_capital_and_a_name_is_left_as_it_is() {
        Phrasebook book = Phrasebook.in(Locale.ENGLISH, Map.of("kit", BoardRefusal.class))
                .with(Map.of("kit.left", "{0_capital} has left."));
        assertThat(book.say(Phrase.of("kit.left", Phrase.of("kit.colour-black"))))
                .isEqualTo("Black has left.");
        assertThat(book.say(Phrase.of("kit.left", Phrase.of("kit.in-brackets", "anna"))))
                .isEqualTo("anna (in brackets) has left.");
        assertThat(book.say(Phrase.of("kit.left", "anna"))).isEqualTo("anna has left.");
        assertThat(book.say(Phrase.of("kit.left", List.of(Phrase.of("kit.colour-red"), Phrase.of("kit.colour-blue")))))
                .isEqualTo("Red and blue has left.");
    }

    @Test
    void spanish_lists_sound_as_they_are_spoken() {
        Phrasebook spanish = Phrasebook.in(Locale.forLanguageTag("es"), Map.of());
        assertThat(spanish.list(List.of("ana", "bob"))).isEqualTo("ana y bob");
        assertThat(spanish.list(List.of("ana", "ines"))).isEqualTo("ana e ines");
    }

    @Test
    void a_text_that_is_missing_is_a_fault_of_ours() {
        for (String key : List.of("pebbles.none", "chess.title", "title")) {
            assertThatThrownBy(() -> BOOK.say(Phrase.of(key))).isInstanceOf(MissingResourceException.class);
        }
    }

    @Test
    void words_stand_in_for_a_stored_phrase_that_a_book_cannot_say() {
        Phrasebook german = Phrasebook.in(Locale.GERMAN, Map.of("pebbles", Pebbles.class, "kit", BoardRefusal.class));
        for (Phrasebook book : List.of(BOOK, german)) {
            assertThat(book.say(Phrase.of("pebbles.title").orElse("a game"))).isEqualTo("Pebbles");
            assertThat(book.say(Phrase.of("gone.title").orElse("a game"))).isEqualTo("a game");
            assertThat(book.say(Phrase.of("pebbles.seat", List.of(Phrase.of("pebbles.gone")))
                            .orElse("player 1")))
                    .as("a part of a list")
                    .isEqualTo("player 1");
            assertThat(book.say(
                            Phrase.of("pebbles.seat", Phrase.of("pebbles.gone").orElse("1"))))
                    .as("a part with words of its own")
                    .isEqualTo("player 1");
        }
        assertThat(german.say(Phrase.of("kit.men", "many").orElse("many men")))
                .as("a text that takes a number")
                .isEqualTo("many men");
    }

    @Test
    void a_phrase_takes_nothing_that_cannot_be_stored() {
        assertThatThrownBy(() -> Phrase.of("pebbles.seat", 1L))
                .hasMessage("a phrase takes text, whole numbers, instants, dates, phrases and lists of them,"
                        + " not Long");
        assertThatThrownBy(() -> Phrase.of("pebbles.seat", List.of(List.of(1.5))))
                .hasMessageContaining("Double");
    }

    @Test
    void what_people_type_is_given_in_the_words_of_the_language() {
        Phrasebook book = BOOK.with(Map.of("pebbles.how", "Write {0_command}, or {1_set}."))
                .typing((english, form) -> form + ":" + english.toUpperCase(Locale.ROOT));
        assertThat(book.say(Phrase.of("pebbles.how", "resign", List.of("on", "off"))))
                .isEqualTo("Write command:RESIGN, or set:ON and set:OFF.");
    }
}
