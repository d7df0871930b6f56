package pbem.web.page;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.phrase.Phrase;

/**
 * The pages of a long list, numbered from 1.
 *
 * @param shown the page on show, which may be beyond the last
 * @param last the number of the last page; 1 if the list is empty
 * @param href the path of each page
 */
public record PageNumbers(int shown, int last, IntFunction<String> href) {

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

    /** The number of pages linked on each side of the one on show, beside the first and the last. */
    private static final int BESIDE = 2;

    /** @param most the number of entries on a page */
    public static PageNumbers of(int shown, int entries, int most, IntFunction<String> href) {
        return new PageNumbers(shown, last(entries, most), href);
    }

    /** The number of the last page; 1 if the list is empty. */
    public static int last(int entries, int most) {
        return Math.max(1, (entries + most - 1) / most);
    }

    /**
     * The page that the address asks for; the first if it names none.
     *
     * @throws Problem if it is not a page number
     */
    public static int asked(Context context) {
        String page = Optional.ofNullable(context.queryParam("page")).orElse("").strip();
        if (page.isEmpty()) {
            return 1;
        }
        if (!NUMBER.matcher(page).matches()) {
            throw Problem.unreadable(
                    Phrase.of("site.not-a-page-number", page), Phrase.of("site.not-a-page-number-advice"));
        }
        return Integer.parseInt(page);
    }

    /** Whether there is more than one page. */
    public boolean areMany() {
        return last > 1 || shown > 1;
    }

    public Optional<String> previous() {
        return shown > 1 ? Optional.of(href.apply(Math.min(shown - 1, last))) : Optional.empty();
    }

    public Optional<String> next() {
        return shown < last ? Optional.of(href.apply(shown + 1)) : Optional.empty();
    }

    public String first() {
        return href.apply(1);
    }

    /**
     * The page numbers to choose from.
     *
     * @return the first, the last and those near the one on show, in order
     */
    public List<Number> numbers() {
        List<Number> numbers = new ArrayList<>();
        int before = 0;
        for (int page : IntStream.rangeClosed(1, last).filter(this::isOffered).toArray()) {
            numbers.add(new Number(page, href.apply(page), page == shown, page > before + 1));
            before = page;
        }
        return numbers;
    }

    private boolean isOffered(int page) {
        return page == 1 || page == last || Math.abs(page - shown) <= BESIDE;
    }

    /**
     * A page to choose.
     *
     * @param here whether it is the page on show
     * @param afterGap whether pages between it and the previous number are left out
     */
    public record Number(int page, String href, boolean here, boolean afterGap) {}
}
