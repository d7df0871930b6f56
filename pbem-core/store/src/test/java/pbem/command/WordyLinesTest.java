package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.testkit.Club;

/** Commands and moves with the words that people write around them in their own language. */
class WordyLinesTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            de | d4 und schönen Abend              | d4
            de | d4 und                            |
            de | c5 und vielleicht d5              |
            de | na gut, Springer nach f3          | Springer nach f3
            de | ich setze einen Stein auf d4      | d4
            de | e4, liebe Grüße aus Köln          | e4
            de | aufgeben, LG Tom                  | resign
            de | LG Tom                            |
            de | aufgeben, lg und bis zum nächsten |
            de | ich gebe die Partie auf           | resign
            de | Remis wird angenommen?            |
            de | ich nehme das Remis an            | accept
            de | ich nehme das Remis nicht an      |
            de | kein Remis                        | decline
            de | ich setze aus                     | pass
            de | zeig mir bitte alle Züge          |
            de | zeig mir meine Partien            | status
            de | auf Englisch bitte                | set language en
            de | e4 und ich biete Remis an         | e4 draw
            de | Springer f3, Remis?               | Springer f3 draw
            fr | accepte la nulle                  |
            fr | abandonne la partie               |
            fr | j'accepte la nulle                | accept
            fr | je n'accepte pas la nulle         |
            fr | pas de nulle                      | decline
            fr | je refuse la nulle, merci         | decline
            fr | je passe mon tour                 | pass
            fr | d4 et bonne journée               | d4
            fr | d4 et                             |
            fr | bon, le cavalier en f3            | cavalier en f3
            fr | je place une pierre en d4         | d4
            fr | e4, bises de Paris                | e4
            fr | j'abandonne, cordialement, Zoé    | resign
            fr | j'abandonne si tu veux            |
            fr | la position                       | show
            fr | marelle défier anna               | morris challenge anna
            fr | en anglais stp                    | set language en
            fr | cavalier f3 et je propose la nulle | cavalier f3 draw
            """)
    void a_line_in_english(Locale language, String line, String english) {
        assertThat(PARSER.english(line, language).orElse(null)).isEqualTo(english);
    }
}
