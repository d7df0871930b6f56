package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.phrase.Phrasebook;

/** A program in another language computed these deals from the words of the documentation alone. */
class DealTest {

    private static final Seed SEED = Seed.ofHex("000102030405060708090a0b0c0d0e0f");

    private static Deal deal(int seats, String... options) {
        Map<String, String> set = new TreeMap<>();
        for (String option : options) {
            set.put(option, "");
        }
        return Deal.of(new Setup(seats, set, SEED));
    }

    private static String names(List<Tile> tiles) {
        return String.join(" ", tiles.stream().map(Tile::name).toList());
    }

    @Test
    void threePlayers() {
        Deal deal = deal(3);
        assertThat(deal.order()).containsExactly(1, 2, 0);
        assertThat(deal.start().notation()).isEqualTo("BRG -1,0 E");
        assertThat(deal.hands().stream().map(PlayerState::tiles).map(DealTest::names))
                .containsExactly(
                        "PGP GGG PPP BBR RBY BBG GRR PGR",
                        "PPR BBY BRY RRY BYY BGP BRP YGY",
                        "BPB PBY PYP GGR RGR BRR RRR RBR");
        assertThat(names(deal.bag()))
                .isEqualTo("PBR BPR GGP YBY GYY GYG BGR PBP BPY BGB GRY BGY GGY GBY YYY BRB RYR GPP BYG GBG PRR PRP "
                        + "GPY GPR RGY BBB RYY BPG PRY RPY PPY BYP PYY GPG YRY GBR BBP GYP PYR GBP PGY GYR RPR BGG "
                        + "GRG BPP YPY BYR BYB GRP");
    }

    @Test
    void theOrderOfTheChallengeTakesNoNumbers() {
        Deal deal = deal(3, "order");
        assertThat(deal.order()).containsExactly(0, 1, 2);
        assertThat(deal.start().notation()).isEqualTo("GPY -1,0 E");
        assertThat(deal.hands().stream().map(PlayerState::tiles).map(DealTest::names))
                .containsExactly(
                        "GRP GPG BGR BBR BPB BPR BYB BRB",
                        "PPY BGB PGR GYY BRY RGR BYR PRP",
                        "GGY RBR GRG GYR BYP PRY PRR RYY");
        assertThat(names(deal.bag()))
                .isEqualTo("GRY BPY PYR YYY GGR PPR PYP GGG BGY BYG BYY YBY BBP PBR PBP YGY PBY PGY PYY BBG BBB BPP "
                        + "BPG BRP GBG GPR BGG GYP GYG RYR BRR GRR BBY GBR GPP RGY RRY BGP PGP YRY BRG RRR RPY RPR "
                        + "PPP RBY GBY GGP GBP YPY");
    }

    @Test
    void eightPlayersWithChameleons() {
        Deal deal = deal(8, "chameleon");
        assertThat(deal.order()).containsExactly(6, 4, 3, 2, 0, 7, 1, 5);
        assertThat(deal.start().notation()).isEqualTo("P*R -1,0 E");
        assertThat(deal.hands().stream().map(PlayerState::tiles).map(DealTest::names))
                .containsExactly(
                        "PYY PYR GGR GPG GRP GGP RBR GYY",
                        "GPY G*R BPG RGY YRY BPB RYR RGR",
                        "BYB YPY BBY YGY BGB PGR RPY BYP",
                        "PGP GYP GYR PPP BPP GYG YYY BYG",
                        "BYR BGP GBG P*Y GGY GGG BBG BRG",
                        "BRY GPP GBY BBB PRY GBP BRP RPR",
                        "BGG PGY BRB PRR PPY BBP GPR RYY",
                        "RRR PBR RRY BBR GRY BYY PYP YBY");
        assertThat(names(deal.bag())).isEqualTo("PRP B*G GRR GBR GRG RBY BGR BGY PBP BPY BRR B*Y PBY BPR PPR");
    }

    @Test
    void onePlayer() {
        Deal deal = deal(1);
        assertThat(deal.order()).containsExactly(0);
        assertThat(deal.start().notation()).isEqualTo("GPY -1,0 E");
        assertThat(deal.hands().stream().map(PlayerState::tiles).map(DealTest::names))
                .containsExactly("GRP PPY GGY GPG BGB RBR BGR PGR");
        assertThat(names(deal.bag()))
                .isEqualTo("GRG BBR GYY GYR BPB BRY BYP BPR RGR PRY BYB BYR PRR BRB PRP RYY GRY BPY PYR YYY GGR PPR "
                        + "PYP GGG BGY BYG BYY YBY BBP PBR PBP YGY PBY PGY PYY BBG BBB BPP BPG BRP GBG GPR BGG GYP "
                        + "GYG RYR BRR GRR BBY GBR GPP RGY RRY BGP PGP YRY BRG RRR RPY RPR PPP RBY GBY GGP GBP YPY");
    }

    @Test
    void nothingOfItTellsSecrets() {
        assertThat(deal(2).toString()).isEqualTo("deal for 2 with GRP");
        assertThat(deal(2).hands().get(0).toString()).isEqualTo("hand of 8");
    }

    /** The example of docs/chance.md comes from the program beside it. */
    @Test
    void theExampleThatIsPublished() throws IOException {
        String page = Files.readString(Path.of("../../docs/chance.md"));
        String said = page.substring(page.indexOf("    $ python3"))
                .lines()
                .skip(1)
                .map(String::strip)
                .collect(Collectors.joining(" "));
        Phrasebook words = Phrasebook.in(Locale.ENGLISH, Map.of("chromino", Chromino.class));
        String ours = "Fingerprint: " + SEED.fingerprint() + " "
                + new Chromino()
                        .lots(new Setup(2, Map.of(), SEED)).stream()
                                .map(words::say)
                                .collect(Collectors.joining(" "));
        assertThat(ours.replace(" and ", " ").replace("bag after the deal 58 tiles,", "bag,"))
                .isEqualTo(said);
    }
}
