package pbem.web.api.value;

import java.util.List;

/**
 * A program of somebody else that plays here.
 *
 * @param games that it plays, by name
 */
public record OutsiderItem(String player, String url, List<String> games) {}
