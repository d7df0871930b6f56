package pbem.repository.watch;

import java.util.List;

/** What is wrong with the server, or was, one of a cause; so a restart tells nothing twice. */
public interface Alarms {

    /** In the order of their causes. */
    List<Alarm> all();

    /** In place of what was kept of the same cause. */
    void keep(Alarm alarm);
}
