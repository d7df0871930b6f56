package pbem.store;

/**
 * By what an address or a userid is found in any case of letters. Only the letters of ASCII have a case here, as
 * in the database: the Kelvin sign, say, is no k, and an address with it is somebody else's.
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
