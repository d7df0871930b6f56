package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** A server is started without reading what the other verbs take. */
class ServeByItselfTest {

    @Test
    void itIsTheSameVerbAsAmongAllOthers() {
        CommandLine alone = Main.commandLineFor("--home", "deliver", "serve");
        assertThat(alone.getSubcommands()).containsOnlyKeys("serve");
        assertThat(Main.commandLineFor("--home=there", "serve", "--help").getSubcommands())
                .containsOnlyKeys("serve");
        assertThat(Main.commandLineFor("--home", "serve", "serve").getSubcommands())
                .containsOnlyKeys("serve");
        assertThat(alone.getSubcommands().get("serve").getUsageMessage())
                .isEqualTo(Main.commandLine().getSubcommands().get("serve").getUsageMessage())
                .startsWith("Usage: pbem serve");
        assertThat(alone.parseArgs("serve", "--home", "there")
                        .subcommand()
                        .matchedOptionValue("--home", null)
                        .toString())
                .isEqualTo("there");
        assertThat(alone.parseArgs("--home", "there", "serve").hasSubcommand()).isTrue();
        assertThatThrownBy(() -> alone.parseArgs("serve", "--port", "x"))
                .isInstanceOf(CommandLine.ParameterException.class);
    }

    @Test
    void whoeverSaysAnythingElseHasAllVerbs() {
        for (List<String> words : List.of(
                List.<String>of(),
                List.of("help", "serve"),
                List.of("--help", "serve"),
                List.of("-h", "serve"),
                List.of("--wrong", "serve"),
                List.of("--home", "there", "--help", "serve"),
                List.of("--help", "--home=there", "serve"),
                List.of("servee"),
                List.of("-V"))) {
            assertThat(Main.commandLineFor(words.toArray(String[]::new)).getSubcommands())
                    .as(words.toString())
                    .containsKeys("serve", "demo", "deliver", "help", "generate-completion");
        }
    }
}
