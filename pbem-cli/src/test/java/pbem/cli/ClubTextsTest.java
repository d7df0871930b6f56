package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mails with the texts of the club, which are files in the home. */
class ClubTextsTest {

    @TempDir
    private Path directory;

    private Path home;

    @BeforeEach
    void make() throws Exception {
        home = directory.resolve("home");
        pbem("setup", "--defaults");
        Files.writeString(home.resolve("invitation.txt"), "The {old} club's board\ngames go on by mail.\n");
        Files.writeString(home.resolve("welcome.txt"), "You are one of us now.\n");
        Files.writeString(home.resolve("privacy.md"), "# Privacy\n\nWe keep nothing.\n");
    }

    private void pbem(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", home.toString()));
        assertThat(Main.run(all.toArray(String[]::new))).isZero();
    }

    private void mailed(String rest) throws Exception {
        Path mail = Files.writeString(directory.resolve("mail.eml"), "From: bob@players.example\r\n" + rest);
        pbem("deliver", mail.toString());
    }

    /** All mails that wait to be sent. */
    private String written() throws Exception {
        Path out = Files.createTempDirectory(directory, "out");
        pbem("outbox", "export", out.toString());
        try (Stream<Path> mails = Files.list(out)) {
            return mails.map(ClubTextsTest::text).collect(Collectors.joining());
        }
    }

    private static String text(Path mail) {
        try {
            return Files.readString(mail, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void anInvitationBeginsWithTheWordsOfTheClub() throws Exception {
        pbem("invite", "carol@players.example", "--words", "Come!");
        assertThat(written())
                .contains("The {old} club's board games go on by mail.")
                .doesNotContain("The admin of this server");
    }

    @Test
    void newPlayersAreWelcomedWithTheWordsOfTheClub() throws Exception {
        mailed("Subject: signup dave\r\nTo: pbem@example.org\r\nMessage-ID: <1@x>\r\n\r\n");
        Matcher replyTo = Pattern.compile("(?s)Reply-To:[^:]*?<?([^\\s<]+\\+[^@\\s]+@[^>\\s]+)")
                .matcher(written());
        assertThat(replyTo.find()).isTrue();
        mailed("Subject: Re: signup\r\nTo: " + replyTo.group(1) + "\r\nMessage-ID: <2@x>\r\n\r\nyes\r\n");
        assertThat(written())
                .contains("Welcome, dave. You are one of us now. What you can write now")
                .doesNotContain("You are signed up.");
    }

    @Test
    void anyTextOfALanguageIsThatOfTheClub() throws Exception {
        Files.writeString(home.resolve("phrases_de.properties"), "mail.do-signup = als {0} in unseren Verein\n");
        mailed("Subject: anmelden dora\r\nTo: pbem@example.org\r\nMessage-ID: <1@x>\r\n\r\n");
        assertThat(written()).contains("Wolltest du als dora in unseren Verein?");
        Files.writeString(home.resolve("phrases_de.properties"), "mail.do-signup = in unseren Verein\n");
        assertThat(Main.run("deliver", directory.resolve("mail.eml").toString(), "--home", home.toString()))
                .isNotZero();
    }

    @Test
    void aPageOfOursIsThatOfTheClub() throws Exception {
        mailed("Subject: help privacy\r\nTo: pbem@example.org\r\nMessage-ID: <1@x>\r\n\r\n");
        assertThat(written()).contains("We keep nothing.").doesNotContain("What we keep of you");
    }

    @Test
    void aBackupHoldsTheWordsOfTheClub() throws Exception {
        Path copy = directory.resolve("copy");
        pbem("backup", copy.toString());
        Files.delete(home.resolve("welcome.txt"));
        pbem("restore", copy.toString());
        assertThat(home.resolve("welcome.txt")).hasContent("You are one of us now.");
        assertThat(home.resolve("privacy.md")).hasContent("# Privacy\n\nWe keep nothing.\n");
    }
}
