package pbem.web.unsubscribe;

/**
 * The page for leaving as its template needs it.
 *
 * @param words what the end means, or that it has come
 * @param asks whether the reader can still end it here
 */
public record UnsubscribePageModel(String title, String words, boolean asks) {}
