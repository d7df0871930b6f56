package pbem.command;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A command about the server's people, beyond the sender's own account. */
public sealed interface ClubCommand extends Command {

    /** One method for each command of this family. */
    interface Cases<R> {

        R report(Report report);

        R moderate(Moderate moderate);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.club().apply(this);
    }

    /**
     * {@code report user|board [words]}.
     *
     * @param whom a userid or the number of a board
     * @param words the words on the line itself; may be empty
     */
    record Report(String whom, String words) implements ClubCommand {
        @Override
        public boolean isOpenToSuspended() {
            return true; // it reaches only the admin and the moderators
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.report(this);
        }
    }

    /**
     * {@code moderate [deed words... [reason]]}.
     *
     * @param deed what to do; empty asks what there is to do
     * @param words as many as the deed takes
     * @param reason the text behind the words; may be empty
     */
    record Moderate(Optional<Deed> deed, List<String> words, String reason) implements ClubCommand {
        public Moderate {
            words = List.copyOf(words);
        }

        @Override
        public boolean isForGood() {
            return deed.filter(Deed::isForGood).isPresent();
        }

        /** Whether it is an announcement to all players. */
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

    /** The acts of moderators and admins. */
    enum Deed {
        ANSWER(1, "answer REPORT"),
        CLOSE(1, "close REPORT"),
        MUTE(2, "mute USERID DAYS"),
        SUSPEND(2, "suspend USERID DAYS"),
        RESUME(1, "resume USERID"),
        ACCEPT(1, "accept NUMBER"),
        REFUSE(1, "refuse NUMBER"),
        /** For admins only, who must confirm it. */
        DEPART(2, "depart USERID forfeit|draw|void"),
        REPLACE(2, "replace USERID SUBSTITUTE"),
        ADJUDICATE(1, "adjudicate BOARD draw|WINNER..."),
        VOID(1, "void BOARD"),
        /** For admins only; mails already sent cannot be recalled. */
        ANNOUNCE(1, "announce all|GAME SUBJECT"),
        /** For admins only; it needs no confirmation. */
        WITHDRAW(1, "withdraw ANNOUNCEMENT");

        private final int words;
        private final String form;

        Deed(int words, String form) {
            this.words = words;
            this.form = form;
        }

        /** The number of words that the deed takes before the reason. */
        public int words() {
            return words;
        }

        /** The number of words behind the verb that are not those of a reason. */
        int ownWords() {
            return 1 + words + (this == ADJUDICATE ? 1 : 0);
        }

        /** The form to type behind the verb. */
        public String form() {
            return form;
        }

        /** Whether the deed cannot be undone. */
        public boolean isForGood() {
            return this == DEPART || this == REPLACE || this == ADJUDICATE || this == VOID || this == ANNOUNCE;
        }

        /** Whether only admins may do it. */
        public boolean isForAdmins() {
            return isForGood() || this == WITHDRAW;
        }

        static Optional<Deed> of(String word) {
            return Arrays.stream(values())
                    .filter(deed -> deed.name().equalsIgnoreCase(word))
                    .findFirst();
        }
    }
}
