package pbem.mail.reading.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.nodes.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The work to read a page is proportional to its length, however it is nested. */
class HtmlTextTest {

    /** The elements of the page around the nested ones. */
    private static final int AROUND = 10;

    @ParameterizedTest
    @ValueSource(strings = {"<div>", "<b>", "<b></p>", "<table><tr><td>", "<svg>", "<blockquote>", "<font><a>"})
    void thousandsOfUnclosedTagsDoNotMakeADeepPage(String tag) {
        int[] deepest = {0};
        HtmlText.page(tag.repeat(20_000)).traverse((Node node, int depth) -> deepest[0] = Math.max(deepest[0], depth));
        assertThat(deepest[0]).isLessThanOrEqualTo(HtmlText.DEPTH + AROUND);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "style='display: none'",
                "style='color:red; DISPLAY:NONE !important'",
                "style='visibility:hidden'",
                "style='font-size:0'",
                "style='font-size: 0.0px; color: #333'",
                "style='opacity:0;'",
                "style='mso-hide:all'",
                "hidden"
            })
    void invisibleTextIsNotRead(String hidden) {
        assertThat(HtmlText.of("<div " + hidden + ">resign</div><p>c5,d5</p>").strip())
                .isEqualTo("c5,d5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"font-size:0.9em", "opacity:0.5", "x-opacity:0", "font-size:08pt"})
    void smallOrPaleTextIsRead(String style) {
        assertThat(HtmlText.of("<p style='" + style + "'>c5,d5</p>").strip()).isEqualTo("c5,d5");
    }

    @Test
    void deeplyNestedTextIsReadAllTheSame() {
        assertThat(HtmlText.of("<div>".repeat(1_000) + "c5,d5").strip()).isEqualTo("c5,d5");
    }

    @Test
    void aDeeplyNestedQuoteIsStillAQuote() {
        String page = "c5,d5" + "<blockquote><div>".repeat(1_000) + "resign";
        assertThat(HtmlText.of(page).lines().map(String::strip)).containsExactly("c5,d5", "> resign");
    }

    @Test
    void aReplySectionWithNothingAboveItIsTheText() {
        assertThat(HtmlText.of("<br><div name=\"messageReplySection\">c5,d5</div>")
                        .strip())
                .isEqualTo("c5,d5");
    }
}
