package pbem.intention;

import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * What one must know to read a sentence.
 *
 * @param today where its writer lives
 * @param language of its writer, as far as that is known
 * @param isPlayer whether somebody has that userid, in any case
 */
public record Surroundings(Intention.Place place, LocalDate today, Locale language, Predicate<String> isPlayer) {}
