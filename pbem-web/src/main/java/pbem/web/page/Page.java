package pbem.web.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.web.answer.Edition;
import pbem.web.text.SiteTexts;

/**
 * Everything about a page except its content.
 *
 * @param path the page's canonical path; empty for pages without one, such as errors
 * @param unlisted the page's path if search engines are not to list it; empty if the page has {@code path} or no path
 *     at all
 * @param previous the path of the page before this one in a series
 * @param next the path of the page after this one in a series
 * @param picture the whole address of a picture that is shown beside shared links to the page
 */
public record Page(
        Layout layout,
        String title,
        String description,
        Optional<String> path,
        Optional<String> unlisted,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> picture) {

    private static final Pattern FED =
            Pattern.compile("/news|/(?:boards|tournaments)/[0-9]+|/(?:players|games)/[^/?.]+");

    /** The navigation entry to mark for pages that have none of their own. */
    private static final Map<String, String> LEADING_ON =
            Map.of("/standings", "/hall", "/tournaments", "/hall", "/archive", "/boards");

    /** This page with the text that search engines and shared links show below its title. */
    public Page describedAs(String words) {
        return new Page(layout, title, words, path, unlisted, previous, next, picture);
    }

    /** This page with that canonical path, which may differ from the path that was requested. */
    public Page at(String canonical) {
        return new Page(layout, title, description, Optional.of(canonical), Optional.empty(), previous, next, picture);
    }

    /** This page with that path, hidden from search engines. */
    public Page unlistedAt(String at) {
        return new Page(layout, title, description, Optional.empty(), Optional.of(at), previous, next, picture);
    }

    public Page between(Optional<String> before, Optional<String> after) {
        return new Page(layout, title, description, path, unlisted, before, after, picture);
    }

    /** This page with a picture beside shared links, if the site's public address is known. */
    public Page pictured(String file) {
        return new Page(
                layout,
                title,
                description,
                path,
                unlisted,
                previous,
                next,
                site().baseUrl().map(base -> base + file));
    }

    public SiteHeader site() {
        return layout.site();
    }

    public Stylesheet stylesheet() {
        return layout.stylesheet();
    }

    public List<Link> navigation() {
        return layout.navigation();
    }

    public Edition edition() {
        return layout.edition();
    }

    public SiteTexts texts() {
        return layout.texts();
    }

    /** A text of the page's language. */
    public String say(String key, Object... args) {
        return texts().say(key, args);
    }

    /** A text of the page's language as HTML. Marks in the text are kept; those in the arguments are escaped. */
    public String html(String key, Object... args) {
        return texts().html(key, args);
    }

    /**
     * The path of this page's feed, or of the whole site's feed if the page has none. The path names the language,
     * since programs that read feeds do not ask for one.
     */
    public String feed() {
        String feed = path.filter(at -> FED.matcher(at).matches())
                .map(at -> at + ".atom")
                .orElse("/feed.atom");
        return edition().lasting().prefix() + feed;
    }

    /** The only canonical address of this page in this edition. */
    public Optional<String> canonical() {
        return path.map(at -> site().canonical(edition().prefix() + at));
    }

    /** The address that names no language, for readers of any. */
    public Optional<String> open() {
        return path.map(site()::canonical);
    }

    /** The path of this page in another edition, or of the front page if this page has no path. */
    public String in(Edition other) {
        return other.prefix() + path.or(() -> unlisted).orElse("/");
    }

    /** Whether that navigation entry leads to this page or to a page above it. */
    public boolean isWithin(Link entry) {
        return path.map(Page::leadingOn)
                .filter(p ->
                        p.equals(entry.href()) || p.startsWith(entry.href() + "/") || p.startsWith(entry.href() + "?"))
                .isPresent();
    }

    private static String leadingOn(String path) {
        String top = "/" + path.substring(1).split("[/?]", 2)[0];
        return LEADING_ON.getOrDefault(top, path);
    }

    /** The text that search engines and shared links show below the title. */
    public String about() {
        return description.isEmpty() ? windowTitle() : description;
    }

    /** The picture beside a shared link: the page's own, or else the site's icon. */
    public Optional<String> shared() {
        return picture.or(() -> site().baseUrl().map(base -> base + stylesheet().touchPath()));
    }

    /** The title of the window: the page's title first, since tabs are narrow. */
    public String windowTitle() {
        return title.equals(site().title()) ? title : title + " · " + site().title();
    }
}
