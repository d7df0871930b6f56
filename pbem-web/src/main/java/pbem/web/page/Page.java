package pbem.web.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * All of a page but its content.
 *
 * @param path the page's own, canonical path; empty for pages that have none, such as errors
 * @param previous path of the page before this one, where pages form a row
 * @param next path of the page after this one
 * @param picture whole address of a picture that stands for the page where somebody shares it
 */
public record Page(
        SiteHeader site,
        Stylesheet stylesheet,
        List<Link> navigation,
        String title,
        String description,
        Optional<String> path,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> picture) {

    private static final Pattern FED =
            Pattern.compile("/news|/(?:boards|tournaments)/[0-9]+|/(?:players|games)/[^/?.]+");

    /** The entry of the navigation for pages that have none of their own. */
    private static final Map<String, String> LEADING_ON =
            Map.of("/standings", "/hall", "/tournaments", "/hall", "/archive", "/boards");

    public Page {
        navigation = List.copyOf(navigation);
    }

    /** Adds the text that search engines and shared links show below the title. */
    public Page describedAs(String words) {
        return new Page(site, stylesheet, navigation, title, words, path, previous, next, picture);
    }

    /** Stands at that path, also if it was asked for under another one. */
    public Page at(String canonical) {
        return new Page(
                site, stylesheet, navigation, title, description, Optional.of(canonical), previous, next, picture);
    }

    public Page between(Optional<String> before, Optional<String> after) {
        return new Page(site, stylesheet, navigation, title, description, path, before, after, picture);
    }

    /** With a picture that stands beside a shared link, if the world's address of this site is known. */
    public Page pictured(String file) {
        return new Page(
                site,
                stylesheet,
                navigation,
                title,
                description,
                path,
                previous,
                next,
                site.baseUrl().map(base -> base + file));
    }

    /** The path of the feed of this page, or of the whole site where the page has none. */
    public String feed() {
        return path.filter(at -> FED.matcher(at).matches())
                .map(at -> at + ".atom")
                .orElse("/feed.atom");
    }

    public Optional<String> canonical() {
        return path.map(site::canonical);
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
        return picture.or(() -> site.baseUrl().map(base -> base + stylesheet.touchPath()));
    }

    /** As the window's title shows it: the page first, since tabs are narrow. */
    public String windowTitle() {
        return title.equals(site.title()) ? title : title + " · " + site.title();
    }
}
