package pbem.play;

import pbem.command.Command;

/** Hears what somebody wants to see with his own eyes, and which boards he watches. */
final class WatchDesk {

    void hear(Hearing hearing, String line, Command.Watch command) {
        hearing.refuse(line, new PlayRefusal.NotYet(line));
    }
}
