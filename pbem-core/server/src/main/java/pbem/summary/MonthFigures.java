package pbem.summary;

/**
 * Figures about a month, in UTC.
 *
 * @param received number of mails that arrived
 * @param sent number of mails that mail servers accepted
 * @param begun number of boards that began
 * @param ended number of finished boards whose last event was in the month
 * @param joined number of players who signed up
 * @param moved number of people who made a move, without robots
 */
public record MonthFigures(int received, int sent, int begun, int ended, int joined, int moved) {}
