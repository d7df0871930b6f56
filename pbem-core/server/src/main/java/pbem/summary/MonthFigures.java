package pbem.summary;

/**
 * What happened in a month, in UTC.
 *
 * @param received mails that came in
 * @param sent mails that mail servers took
 * @param begun boards that began
 * @param ended boards whose last event was then, of those that are over
 * @param joined players who signed up
 * @param moved people who moved, robots left out
 */
public record MonthFigures(int received, int sent, int begun, int ended, int joined, int moved) {}
