package pbem.play;

import pbem.command.Command;

/** Passes on what people say to each other and to the admin. */
final class TalkDesk {

    void hear(Hearing hearing, String line, Command.Talk command) {
        hearing.refuse(line, new PlayRefusal.NotYet(line));
    }
}
