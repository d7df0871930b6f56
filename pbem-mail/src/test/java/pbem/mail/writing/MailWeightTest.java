package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Game;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;

/** A board mail with its picture is small enough for a phone with a poor connection. */
@Tag("long")
class MailWeightTest {

    private static final int PLIES = 40;

    @TempDir
    Path directory;

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_board_mail_with_its_picture_weighs_little_throughout_a_game(Game game) throws IOException {
        int most = game.name().equals("chromatic-chess") ? 100_000 : 60_000;
        for (int seats : Set.copyOf(Arrays.asList(game.leastSeats(), game.mostSeats()))) {
            try (Club club =
                    new Club(Files.createDirectories(directory.resolve(seats + "-seats")), Catalogue.games())) {
                String[] users =
                        IntStream.range(0, seats).mapToObj(i -> "player" + i).toArray(String[]::new);
                Stream.of(users).forEach(club::join);
                club.start(game, Map.of(), users);
                weigh(club, seats, most);
                Random random = new Random(seats);
                for (int ply = 1; ply <= PLIES && play(club, random); ply++) {
                    if (ply % 10 == 0) {
                        weigh(club, seats, most);
                    } else {
                        club.forget();
                    }
                }
            }
        }
    }

    /** Weighs the mails to those who are told of the move, not the receipt of its player. */
    private static void weigh(Club club, int seats, int most) {
        List<Mail> pictured = club.mails().stream()
                .filter(mail -> mail.structure().contains("image/png"))
                .toList();

        assertThat(pictured).hasSizeGreaterThanOrEqualTo(seats - 1);
        assertThat(pictured)
                .allSatisfy(mail -> assertThat(mail.outgoing().bytes()).hasSizeLessThanOrEqualTo(most));
    }

    private static boolean play(Club club, Random random) {
        GameRecord record = club.store().read(tx -> tx.boards().record(101)).orElseThrow();
        if (record.position().outcome().isPresent()) {
            return false;
        }
        List<? extends Move> legal = record.position().moves();
        String user = record.board().player(record.toMove().get(0)).user();
        String move = legal.get(random.nextInt(legal.size())).notation();
        club.says(user, new ReplyTarget.OfBoard(101, record.revision()), move, "");
        return true;
    }
}
