package pbem.repository.watch;

import java.util.List;

/**
 * The problems of the server, at most one for each cause. They are stored so that nothing is told twice after a
 * restart.
 */
public interface Alarms {

    /** All problems, ordered by cause. */
    List<Alarm> all();

    /** Stores a problem in place of the earlier one with the same cause. */
    void keep(Alarm alarm);
}
