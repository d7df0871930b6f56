package pbem.web.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.web.answer.Edition;
import pbem.web.text.SiteTexts;

/**
 * All of a page but its content.
 *
 * @param path the page's own, canonical path; empty for pages that have none, such as errors
 * @param unlisted where it stands if search engines are not to know it; empty with a path, or if it stands nowhere
 * @param previous path of the page before this one, where pages form a row
 * @param next path of the page after this one
 * @param picture whole address of a picture that stands for the page where somebody shares it
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

    /** The entry of the navigation for pages that have none of their own. */
    private static final Map<String, String> LEADING_ON =
            Map.of("/standings", "/hall", "/tournaments", "/hall", "/archive", "/boards");

    /** Adds the text that search engines and shared links show below the title. */
    public Page describedAs(String words) {
        return new Page(layout, title, words, path, unlisted, previous, next, picture);
    }

    /** Stands at that path, also if it was asked for under another one. */
    public Page at(String canonical) {
        return new Page(layout, title, description, Optional.of(canonical), Optional.empty(), previous, next, picture);
    }

    /** Stands at that path without being shown to search engines. */
    public Page unlistedAt(String at) {
        return new Page(layout, title, description, Optional.empty(), Optional.of(at), previous, next, picture);
    }

    public Page between(Optional<String> before, Optional<String> after) {
        return new Page(layout, title, description, path, unlisted, before, after, picture);
    }

    /** With a picture that stands beside a shared link, if the world's address of this site is known. */
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

    /** The same with the marks of HTML that stand in the text; those in the arguments are escaped. */
    public String html(String key, Object... args) {
        return texts().html(key, args);
    }

    /**
     * The path of the feed of this page, or of the whole site where the page has none. It names its language, since programs
     * that read feeds ask for none.
     */
    public String feed() {
        String feed = path.filter(at -> FED.matcher(at).matches())
                .map(at -> at + ".atom")
                .orElse("/feed.atom");
        return edition().lasting().prefix() + feed;
    }

    /** The one address of this page in this edition. */
    public Optional<String> canonical() {
        return path.map(at -> site().canonical(edition().prefix() + at));
    }

    /** The address for readers of any language. */
    public Optional<String> open() {
        return path.map(site()::canonical);
    }

    /** The path of the same page in another edition, or of the front page if this one stands nowhere. */
    public String in(Edition other) {
        return other.prefix() + path.or(() -> unlisted).orElse("/");
    }

    /** Whether that entry of the navigation leads to this page, or to a page above it. */
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

    /** What search engines and shared links show below the title. */
    public String about() {
        return description.isEmpty() ? windowTitle() : description;
    }

    /** The picture beside a shared link: the page's own, or else the site's sign. */
    public Optional<String> shared() {
        return picture.or(() -> site().baseUrl().map(base -> base + stylesheet().touchPath()));
    }

    /** As the window's title shows it: the page first, since tabs are narrow. */
    public String windowTitle() {
        return title.equals(site().title()) ? title : title + " · " + site().title();
    }
}
