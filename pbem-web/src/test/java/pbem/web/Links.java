package pbem.web;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The links of a page that have a title, by their titles. */
final class Links {

    private static final Pattern LINK = Pattern.compile("<a href=\"([^\"]*)\"[^>]* title=\"([^\"]*)\"");

    private Links() {}

    static Map<String, String> of(String html) {
        Map<String, String> links = new TreeMap<>();
        Matcher link = LINK.matcher(html);
        while (link.find()) {
            links.put(link.group(2), link.group(1));
        }
        return links;
    }
}
