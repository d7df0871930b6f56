package pbem.store;

/**
 * The key for finding an address or a userid in any case. Only ASCII letters have a case here, as in the database: the
 * Kelvin sign is not a k, and an address with it belongs to another person.
 */
final class LookupKey {

    private LookupKey() {}

    static String of(String text) {
        return text.strip()
                .chars()
                .map(c -> c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c)
                .collect(StringBuilder::new, (key, c) -> key.append((char) c), StringBuilder::append)
                .toString();
    }
}
