package pbem.web.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.HarmlessText;
import pbem.web.answer.Answer;
import pbem.web.answer.Edition;
import pbem.web.text.SiteTexts;

/** Makes whole pages of an edition: a template or ready HTML in the frame that all pages share. Safe for any thread. */
public record Layout(SiteHeader site, Stylesheet stylesheet, List<Link> navigation, Edition edition, SiteTexts texts) {

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.web.templates");

    public Layout {
        navigation = List.copyOf(navigation);
    }

    /** A page of that title, without a path of its own yet. */
    public Page page(String title) {
        return new Page(
                this,
                title,
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * Makes a page from a template.
     *
     * @param template its name without the ending
     * @param more what the template takes beside {@code page}
     */
    public Answer answer(Page page, String template, Map<String, Object> more) {
        return Answer.html(render(page, template, more));
    }

    /**
     * A page around ready HTML, for pages that other modules add to the site.
     *
     * @param path the page's own path, which the navigation marks as the present one
     * @param bodyHtml what stands below the heading; trusted, so its maker escapes what people wrote
     */
    public String html(String title, String path, String bodyHtml) {
        return render(page(title).at(path), "plain", Map.of("body", bodyHtml));
    }

    /** The page that says what is wrong, and what the reader can do now. */
    String problem(int status, String heading, String advice) {
        return render(page(heading), "problem", Map.of("status", status, "heading", heading, "advice", advice));
    }

    private String render(Page page, String template, Map<String, Object> more) {
        Map<String, Object> params = new HashMap<>(more);
        params.put("page", page);
        StringOutput output = new StringOutput();
        TEMPLATES.render(template + ".jte", params, output);
        return HarmlessText.of(site.path().linked(output.toString(), edition));
    }
}
