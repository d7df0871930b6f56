package pbem.clock;

/**
 * What the admin decides about time.
 *
 * @param vacationDays of a player in a calendar year
 */
public record ClockRules(int vacationDays) {

    public static final ClockRules STANDARD = new ClockRules(30);
}
