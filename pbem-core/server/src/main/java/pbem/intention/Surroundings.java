package pbem.intention;

import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * The context of a sentence.
 *
 * @param today the date where the writer lives
 * @param language of the writer, as far as it is known
 * @param isPlayer whether a player has that userid, regardless of case
 */
public record Surroundings(Intention.Place place, LocalDate today, Locale language, Predicate<String> isPlayer) {}
