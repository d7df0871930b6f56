package pbem.web.api.value;

import java.util.Optional;

/**
 * Something that all players were told, or those of a game.
 *
 * @param game by its name; empty if it was for everybody
 * @param text an empty line between paragraphs, a hyphen before each item of a list
 */
public record AnnouncementItem(int number, String url, String at, Optional<String> game, String subject, String text) {}
