package pbem.web;

/** The visible words of a page. */
final class Words {

    private Words() {}

    static String of(String html) {
        return html.replaceAll("(?s)<svg .*?</svg>|<pre.*?</pre>", " ")
                .replaceAll("<[^>]*>", " ")
                .replace("&#39;", "'")
                .replaceAll("\\s+", " ");
    }
}
