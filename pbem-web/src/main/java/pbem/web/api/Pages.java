package pbem.web.api;

/** How long a list is in pages. */
final class Pages {

    private Pages() {}

    /** How many there are; 1 if there is nothing. */
    static int of(int entries, int most) {
        return Math.max(1, (entries + most - 1) / most);
    }
}
