package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.testkit.Club;
import pbem.testkit.EveryRefusal;

/** One test for each reason to reject a line that is not understood, named after it. */
class CommandRefusalTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Club.GAMES, Map.of());

    private static String refused(String line) {
        Parsing parsing = PARSER.parse(line);
        assertThat(parsing).isNotInstanceOf(Command.class);
        Refusal refusal = parsing instanceof Parsing.Malformed malformed
                ? malformed.refusal()
                : ((Parsing.Unknown) parsing).refusal();
        return WORDS.say(refusal.phrase());
    }

    @Test
    void unknown() {
        assertThat(refused("regards, Alice")).isEqualTo("I do not know the command \"regards\".");
        assertThat(refused("moev 101 c5,d5")).isEqualTo("I do not know the command \"moev\". Did you mean \"move\"?");
    }

    /** Only who knows all examples of sentences can tell one from a misspelt command. */
    @Test
    void notUnderstood() {
        assertThat(WORDS.say(
                        CommandRefusal.notUnderstood("My dog ate the paper").phrase()))
                .isEqualTo("I did not understand \"My dog ate the paper\".");
        assertThat(WORDS.say(CommandRefusal.notUnderstood("word ".repeat(20)).phrase()))
                .isEqualTo("I did not understand \"" + "word ".repeat(12).strip() + "\u2026\".");
    }

    @Test
    void onlyGreeting() {
        assertThat(refused("hi,"))
                .isEqualTo("Hello! I am a program, and found no command after \"hi\". Write what you want as one line"
                        + " at the top of a mail.");
    }

    @Test
    void noVerb() {
        assertThat(refused("cholone")).isEqualTo("You named cholone, but not what to do with it.");
        assertThat(refused("cholone dance")).isEqualTo("I do not know what \"dance\" should do in cholone.");
        assertThat(refused("cholone chalenge bob"))
                .isEqualTo("I do not know what \"chalenge\" should do in cholone. Did you mean \"cholone challenge\"?");
    }

    @Test
    void nothingToRemove() {
        assertThat(refused("delete my queued move")).startsWith("Nothing was done: there is no command \"delete\".");
    }

    @Test
    void wrongForm() {
        assertThat(refused("signup")).isEqualTo("That is not how signup is written. The form is: signup USERID");
    }

    @Test
    void theEndOfASentenceIsNotPartOfAnUnknownCommand() {
        assertThat(refused("xyzzy, my friend")).startsWith("I do not know the command \"xyzzy\"");
    }

    @Test
    void whichGame() {
        assertThat(refused("challenge bob"))
                .startsWith("A challenge must name a game: cholone")
                .contains(", or another of \"list\". The form is: ")
                .endsWith("The form is: GAME challenge USERID|ADDRESS... [-option] [--term]");
    }

    @Test
    void noSuchGame() {
        assertThat(refused("list ludo"))
                .matches("There is no game called \"ludo\" here\\. The nearest are (\\S+, ){3}\\S+ and \\S+;"
                        + " write \"list\" for all\\.")
                .contains("loa");
        assertThat(refused("list cholon"))
                .isEqualTo("There is no game called \"cholon\" here. Did you mean \"cholone\"?");
    }

    @Test
    void a_part_of_the_name_of_a_game_suggests_the_game() {
        assertThat(refused("chromatic challenge alicia"))
                .isEqualTo("There is no game called \"chromatic\" here. Did you mean \"chromatic-chess\"?");
        assertThat(refused("tutorial chromatic"))
                .isEqualTo("There is no game called \"chromatic\" here. Did you mean \"chromatic-chess\"?");
    }

    @Test
    void absentBroadcast() {
        assertThat(refused("broadcast alice secret")).startsWith("Nobody can write to everybody here.");
    }

    @Test
    void nothingSaid() {
        assertThat(refused(" ** "))
                .isEqualTo("I found nothing to act on in your mail."
                        + " Write one command on the first line, above the quoted text.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(CommandRefusal.class).hasItsTestIn(CommandRefusalTest.class);
    }
}
