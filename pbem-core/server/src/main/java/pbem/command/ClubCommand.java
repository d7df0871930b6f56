package pbem.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Concerns the people of the server, beyond the sender's own account. */
public sealed interface ClubCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R report(Report report);

        R moderate(Moderate moderate);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.club(this);
    }

    @Override
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /**
     * {@code report user|board [words]}.
     *
     * @param whom a userid or the number of a board
     * @param words said on the line itself; may be empty
     */
    record Report(String whom, String words) implements ClubCommand {
        @Override
        public boolean isOpenToSuspended() {
            return true; // it reaches nobody but those who look after them
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.report(this);
        }
    }

    /**
     * {@code moderate [deed words... [reason]]}.
     *
     * @param deed empty asks what is to be done
     * @param words as many as the deed takes
     * @param reason what stands behind them; may be empty
     */
    record Moderate(Optional<Deed> deed, List<String> words, String reason) implements ClubCommand {
        public Moderate {
            words = List.copyOf(words);
        }

        @Override
        public boolean isForGood() {
            return deed.filter(Deed::isForGood).isPresent();
        }

        /** Whether it is something that all are to be told. */
        public boolean announces() {
            return deed.equals(Optional.of(Deed.ANNOUNCE));
        }

        @Override
        public boolean speaks() {
            return announces();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.moderate(this);
        }
    }

    /** What moderators do. */
    enum Deed {
        ANSWER(1, "answer REPORT"),
        CLOSE(1, "close REPORT"),
        MUTE(2, "mute USERID DAYS"),
        SUSPEND(2, "suspend USERID DAYS"),
        RESUME(1, "resume USERID"),
        ACCEPT(1, "accept NUMBER"),
        REFUSE(1, "refuse NUMBER"),
        /** Only admins, and only once they have said so twice. */
        DEPART(2, "depart USERID forfeit|draw|void"),
        REPLACE(2, "replace USERID SUBSTITUTE"),
        ADJUDICATE(1, "adjudicate BOARD draw|WINNER..."),
        VOID(1, "void BOARD"),
        /** Only admins; what was mailed is mailed. */
        ANNOUNCE(1, "announce all|GAME SUBJECT"),
        /** Only admins, too: it is said once. */
        WITHDRAW(1, "withdraw ANNOUNCEMENT");

        private final int words;
        private final String form;

        Deed(int words, String form) {
            this.words = words;
            this.form = form;
        }

        /** How many words it takes before the reason. */
        public int words() {
            return words;
        }

        /** How it is typed behind the verb. */
        public String form() {
            return form;
        }

        /** Whether it cannot be taken back. */
        public boolean isForGood() {
            return this == DEPART || this == REPLACE || this == ADJUDICATE || this == VOID || this == ANNOUNCE;
        }

        /** Whether moderators may not. */
        public boolean isForAdmins() {
            return isForGood() || this == WITHDRAW;
        }

        static Optional<Deed> of(String word) {
            return Arrays.stream(values())
                    .filter(deed -> deed.name().toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT)))
                    .findFirst();
        }
    }
}
