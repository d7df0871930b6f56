package pbem.handler.invitation;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about an invitation was not done. */
public sealed interface InvitationRefusal extends Refusal {

    /** A rematch while the match goes on. */
    record StillPlayed(int board) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.still-played", board);
        }
    }

    /** A challenge of nobody but oneself. */
    record ChallengedYourself(String game) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.challenged-yourself", game);
        }
    }

    /** They have blocked the challenger, or play as many boards as they want: which of both is their own business. */
    record NotAvailable(String user) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.not-available", user);
        }
    }

    /** The admin has turned the server's own opponents off. */
    record RobotsRest(String user) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.robots-rest", user);
        }
    }

    /** A program of somebody else, which must not learn what chance decided and hides. */
    record NotForOutsiders(String user, String game) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.not-for-outsiders", user, game);
        }
    }

    /** A program of somebody else that plays some games only. */
    record RobotPlaysOther(String user, String game, List<String> games) implements InvitationRefusal {

        public RobotPlaysOther {
            games = List.copyOf(games);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.robot-plays-other", user, game, games);
        }
    }

    /** They play on as many boards with the server's own opponents as one person may. */
    record EnoughWithRobots(int most) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.enough-with-robots", most);
        }
    }

    /** A challenge of somebody whom the challenger has blocked. */
    record YouBlocked(String user) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.you-blocked", user);
        }
    }

    /** Somebody who has a seat there has blocked them. */
    record NoSeatForYou(int number) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.no-seat-for-you", number);
        }
    }

    /** An open challenge to nobody: the seeker would sit alone. */
    record SeekAlone(String game) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.seek-alone", game);
        }
    }

    /** No range of ratings. */
    record BadStrength(String text, String game) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.bad-strength", text, game);
        }
    }

    /** The seeker looks for somebody stronger or weaker. */
    record NotSoStrong(int number, String game, int rating, String wanted) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.not-so-strong", number, game, Integer.toString(rating), wanted);
        }
    }

    /** The seeker cannot take a second seat. */
    record OwnSeek(int number) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.own-seek", number);
        }
    }

    /** So many of theirs are open already. */
    record TooManyOpen(int most) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.too-many-open", most);
        }
    }

    /** None of theirs is open. */
    record NothingToWithdraw() implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.nothing-to-withdraw");
        }
    }

    /** Several of theirs are open, and they named none. */
    record SeveralOfYours(List<String> numbers) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.several-of-yours", numbers, numbers.get(0));
        }
    }

    /** They made no challenge of that number. */
    record NotYourChallenge(int number) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.not-your-challenge", number);
        }
    }

    /** Neither a number of boards nor a word for all or none. */
    record BadLimit(String text) implements InvitationRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("invitation.bad-limit", text);
        }
    }
}
