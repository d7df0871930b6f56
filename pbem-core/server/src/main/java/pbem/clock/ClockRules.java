package pbem.clock;

/**
 * The admin's settings about time.
 *
 * @param vacationDays each player's days of vacation in a calendar year
 */
public record ClockRules(int vacationDays) {

    public static final ClockRules STANDARD = new ClockRules(30);
}
