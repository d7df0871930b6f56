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

/**
 * Makes whole pages of an edition: puts a template or ready HTML into the frame that all pages share. Safe for any
 * thread.
 */
public record Layout(SiteHeader site, Stylesheet stylesheet, List<Link> navigation, Edition edition, SiteTexts texts) {

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.web.templates");

    public Layout {
        navigation = List.copyOf(navigation);
    }

    /** A page with that title, which has no path yet. */
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
     * @param template the template's name without its extension
     * @param more the template's parameters other than {@code page}
     */
    public Answer answer(Page page, String template, Map<String, Object> more) {
        return Answer.html(render(page, template, more));
    }

    /**
     * A page around ready HTML, for pages that other modules add to the site.
     *
     * @param path the page's own path, which the navigation marks as the current one
     * @param bodyHtml the content below the heading; trusted, so the caller must escape what people wrote
     */
    public String html(String title, String path, String bodyHtml) {
        return render(page(title).at(path), "plain", Map.of("body", bodyHtml));
    }

    /** The page that says what is wrong and what the reader can do now. */
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
