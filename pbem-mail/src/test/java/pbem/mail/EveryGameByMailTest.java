package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.phrase.Phrasebook;
import pbem.record.GameRecord;

/** Every game of the catalogue from the challenge to the result, by replies to mails alone. */
@Tag("long")
@Tag("sqlite") // ReplayedBoardsTest stores and reads every game on PostgreSQL, and the other tests of mails play there
class EveryGameByMailTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    private static final List<String> PEOPLE = List.of("alice", "bob", "carol");

    /** In bytes, as sent. */
    private static final int HEAVIEST_RECEIPT = 6_600;

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        PEOPLE.forEach(office::join);
    }

    @AfterEach
    void close() {
        office.close();
    }

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsPlayedFromTheChallengeToTheResult(Game game) throws Exception {
        Example example = Example.of(game).orElseThrow();
        begin(game, example);
        boolean sameChance = office.record(101).start().equals(example.start());
        Random random = new Random(1);
        while (office.record(101).state() == GameRecord.State.ACTIVE) {
            GameRecord record = office.record(101);
            int played = record.plies().size();
            String mover = record.board().player(record.toMove().get(0)).user();
            List<? extends Move> moves = record.position().moves();
            String move = sameChance
                    ? example.moves().get(played).notation()
                    : moves.get(random.nextInt(moves.size())).notation();
            assertThat(office.replies(mover, move).outcome()).as(move).contains("done");
            assertThat(office.record(101).plies()).hasSize(played + 1);
            receiptIsLight(mover);
        }
        for (String player : PEOPLE.subList(0, example.start().setup().seats())) {
            assertThat(office.newestTo(player).getSubject()).startsWith(game.name() + " board 101");
            assertThat(office.newestTo(player).getContent()).isNotNull();
        }
        if (sameChance) {
            assertThat(office.record(101).outcome()).contains(example.outcome());
        }
    }

    /** The receipt of a player's own move has no picture and weighs only a few kilobytes. */
    private void receiptIsLight(String mover) throws Exception {
        GameRecord record = office.record(101);
        boolean othersMove = record.toMove().stream()
                .noneMatch(seat -> record.board().player(seat).user().equals(mover));
        if (record.state() == GameRecord.State.ACTIVE && othersMove) {
            ByteArrayOutputStream receipt = new ByteArrayOutputStream();
            office.newestTo(mover).writeTo(receipt);
            String move = record.plies().get(record.plies().size() - 1).notation();
            assertThat(receipt.toString(StandardCharsets.UTF_8))
                    .containsIgnoringCase(record.position()
                            .deed(Optional.empty())
                            .map(ENGLISH::say)
                            .orElse("You played " + move))
                    .doesNotContain("Content-Type: image/");
            assertThat(receipt.size()).as("bytes of a receipt").isLessThan(HEAVIEST_RECEIPT);
        }
    }

    /** The challenge is made by an unproven mail and confirmed; everybody accepts by reply. */
    private void begin(Game game, Example example) {
        List<String> invited = PEOPLE.subList(1, example.start().setup().seats());
        String options = example.start().setup().spelled();
        office.arrives(
                "c",
                "alice@players.example",
                (game.name() + " challenge " + String.join(" ", invited) + " " + options).strip());
        office.intake().work();
        assertThat(office.replies("alice", "yes").outcome()).contains("done");
        for (String player : invited) {
            assertThat(office.replies(player, "accept").outcome()).contains("done");
        }
    }
}
