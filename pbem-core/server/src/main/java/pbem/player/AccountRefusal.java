package pbem.player;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about an account was not done. */
public sealed interface AccountRefusal extends Refusal {

    /** Not 2 to 20 letters, digits, dashes and underscores. */
    record BadUserId(String text) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.bad-userid", text);
        }
    }

    /** A word of the command language, a game's name or a number. */
    record ReservedUserId(String text) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.reserved-userid", text);
        }
    }

    /** Somebody has, or had, that userid. */
    record UserIdTaken(String user) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.userid-taken", user);
        }
    }

    /** It could be taken for the userid of somebody else. */
    record UserIdLooksTaken(String text, String user) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.userid-looks-taken", text, user);
        }
    }

    /** No plain mail address. */
    record BadAddress(String text) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.bad-address", text);
        }
    }

    /** An address that only means something within one house, on a server that writes to the world. */
    record LocalAddress(String text) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.local-address", text);
        }
    }

    /** The server's own address, or one that it made for a single reply. */
    record OwnAddress(String text) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.own-address", text);
        }
    }

    /** The address belongs to a player already. */
    record AlreadySignedUp(String user) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.already-signed-up", user);
        }
    }

    /** Only players may do this, and the address belongs to none. */
    record NotSignedUp() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.not-signed-up");
        }
    }

    /** An account is not ended while its games go on. */
    record StillPlaying(String user, List<String> boards) implements AccountRefusal {
        public StillPlaying {
            boards = List.copyOf(boards);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("account.still-playing", user, boards);
        }
    }

    /** Userid and password do not belong together; whichever is wrong. */
    record WrongPassword() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.wrong-password");
        }
    }

    /** Too short, too long, or more than one word. */
    record BadPassword(int shortest, int longest) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.bad-password", shortest, longest);
        }
    }

    /** What was to be confirmed is no longer waiting. */
    record NothingToConfirm() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.nothing-to-confirm");
        }
    }

    /** A reply to a request to confirm that says neither yes nor no. */
    record YesOrNo(String said) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return said.isBlank() ? Phrase.of("account.yes-or-no-written") : Phrase.of("account.yes-or-no", said);
        }
    }

    /** They are called so. */
    record SameUserId(String user) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.same-userid", user);
        }
    }

    /** They have changed it so often that too many are kept for them. */
    record TooManyUserIds(int most) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.too-many-userids", most);
        }
    }

    /** A password is never kept to be confirmed, so whoever sets one must prove who they are in the same mail. */
    record PasswordUnproven() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.password-unproven");
        }
    }

    /** What is kept of a player is sent once a day. */
    record DataSentToday() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.data-sent-today");
        }
    }

    /** The line bears a password, but this server takes none. */
    record NoPasswords() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.no-passwords");
        }
    }

    /** The admin takes nobody at present. */
    record SignupClosed() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.signup-closed");
        }
    }

    /** Only who was invited becomes a player, and they were not. */
    record InvitedOnly() implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.invited-only");
        }
    }

    /** That userid, or that address, waits for a word of the admin's already. */
    record AlreadyWaiting(String user) implements AccountRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("account.already-waiting", user);
        }
    }
}
