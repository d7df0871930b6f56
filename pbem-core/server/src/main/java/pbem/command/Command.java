package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/**
 * What a person asks for, read but not yet judged. A move stays raw text until the position reads it.
 *
 * <p>Where a board or challenge is optional, an empty one means "the one of the mail that is answered". Where a game is
 * optional, an empty one means any; userids and addresses are as typed.
 */
public sealed interface Command {

    /** Wants nothing but information that anybody may have; needs no proof of who asks. */
    sealed interface Question extends Command {}

    /** Concerns the account of the sender. */
    sealed interface Account extends Command {}

    /** Concerns a board that is not there yet. */
    sealed interface Invitation extends Command {}

    /** Concerns a board under way. */
    sealed interface Play extends Command {}

    /** Says something to somebody; what is said is the comment of the line. */
    sealed interface Talk extends Command {}

    /** Concerns what the sender gets to see. */
    sealed interface Watch extends Command {}

    // Information

    /**
     * {@code help [topic]}.
     *
     * @param topic empty for the overview; otherwise as typed
     */
    record Help(String topic) implements Question {}

    /** {@code list [game]}: the games, or the boards of one of them. */
    record ListGames(Optional<Game> game) implements Question {}

    /** {@code [game] games [user...] [selection]}: a table of boards. */
    record TableOfBoards(Optional<Game> game, List<String> users, Selection selection) implements Question {
        public TableOfBoards {
            users = List.copyOf(users);
        }
    }

    /** {@code [game] history}: the boards that are over. */
    record History(Optional<Game> game) implements Question {}

    /**
     * {@code show board[#ply] [thing]}.
     *
     * @param thing what on the board is to be explained by a picture, such as a cell whose piece may move; as typed
     */
    record Show(Optional<Game> game, OptionalInt board, OptionalInt ply, Optional<String> thing) implements Question {}

    /** {@code show board board...}. */
    record ShowBoards(Optional<Game> game, List<Integer> boards) implements Question {
        public ShowBoards {
            boards = List.copyOf(boards);
        }
    }

    /** {@code [game] show user... [selection]}: all boards of somebody. */
    record ShowPlayers(Optional<Game> game, List<String> users, Selection selection) implements Question {
        public ShowPlayers {
            users = List.copyOf(users);
        }
    }

    /** {@code record board}: the record of a game as plain text. */
    record GameText(Optional<Game> game, OptionalInt board) implements Question {}

    /**
     * {@code preview [board][#ply] move...} or {@code replay board ply [move...]}: what would be.
     *
     * @param ply from where on; empty means the present position
     * @param moves raw, one or more separated by blanks, as typed
     */
    record Preview(Optional<Game> game, OptionalInt board, OptionalInt ply, String moves) implements Question {}

    /** {@code game preview new players [-option] move...}: the same from the start of a game. */
    record PreviewNew(Game game, int players, Map<String, String> options, String moves) implements Question {
        public PreviewNew {
            options = Map.copyOf(options);
        }
    }

    /** {@code test display}. */
    record TestDisplay() implements Question {}

    // The account

    /** {@code signup user}. */
    record Signup(String user) implements Account {}

    /** {@code add address...}. */
    record AddAddresses(List<String> addresses) implements Account {
        public AddAddresses {
            addresses = List.copyOf(addresses);
        }
    }

    /** {@code change address address...}: these instead of the present ones. */
    record ChangeAddresses(List<String> addresses) implements Account {
        public ChangeAddresses {
            addresses = List.copyOf(addresses);
        }
    }

    /** {@code change password new}. Its text never says the password. */
    record ChangePassword(String wanted) implements Account {
        @Override
        public String toString() {
            return "ChangePassword[]";
        }
    }

    /** {@code change name user}. */
    record ChangeName(String user) implements Account {}

    /** {@code status}: my boards and my last mails. */
    record Status() implements Account {}

    /**
     * {@code set [setting value...]}.
     *
     * @param words as typed; none asks for the present settings
     */
    record Set(List<String> words) implements Account {
        public Set {
            words = List.copyOf(words);
        }
    }

    /**
     * {@code vacation [from to]}.
     *
     * @param days as typed; none asks for the vacations planned and what is left of the year's
     */
    record Vacation(List<String> days) implements Account {
        public Vacation {
            days = List.copyOf(days);
        }
    }

    /** {@code back}: the vacation is over. */
    record Back() implements Account {}

    /**
     * {@code block [user]}, {@code unblock user}.
     *
     * @param user empty asks who is blocked
     */
    record Block(Optional<String> user, boolean blocked) implements Account {}

    /** {@code signoff}. */
    record Signoff() implements Account {}

    // Invitations

    /**
     * {@code game challenge user... [-option] [--term]}.
     *
     * @param users as typed, in the order of the seats; may begin with the sender, as the model's form does
     * @param options the game's parameters as typed, a flag with the empty value
     * @param terms the server's terms as typed, likewise
     */
    record Challenge(Game game, List<String> users, Map<String, String> options, Map<String, String> terms)
            implements Invitation {
        public Challenge {
            users = List.copyOf(users);
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }
    }

    /**
     * {@code game seek [players] [-option] [--term]}: a challenge that anybody may take.
     *
     * @param players all of them, the sender included; empty means the fewest that the game can have, but two at least
     */
    record Seek(Game game, OptionalInt players, Map<String, String> options, Map<String, String> terms)
            implements Invitation {
        public Seek {
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }
    }

    /**
     * {@code accept [number]}; in a reply to a board, or with its number, what is offered there.
     *
     * @param number of a challenge or of a board
     * @param challenge whether only a challenge can be meant
     */
    record Accept(OptionalInt number, boolean challenge) implements Invitation {

        /** Whichever has that number. */
        public Accept(OptionalInt number) {
            this(number, false);
        }
    }

    /** {@code decline [number]}, {@code reject}, likewise. */
    record Decline(OptionalInt number, boolean challenge) implements Invitation {

        /** Whichever has that number. */
        public Decline(OptionalInt number) {
            this(number, false);
        }
    }

    /** {@code withdraw [challenge]}. */
    record Withdraw(OptionalInt challenge) implements Invitation {}

    /**
     * {@code [game] limit [number]}: how many boards at most the sender wants to play.
     *
     * @param wanted a number, or "none", "all", "accept", "reject" as on the model server; empty asks
     */
    record Limit(Optional<Game> game, Optional<String> wanted) implements Invitation {}

    /** {@code tutorial [game]}: a first game against a patient opponent. */
    record Tutorial(Optional<Game> game) implements Invitation {}

    // Playing

    /**
     * {@code [game] move board text[#ply]}, or a plain reply.
     *
     * @param text the move, raw
     * @param guard the number that this move is meant to have, counted from 1 over all players
     */
    record Move(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements Play {}

    /** {@code submit [board] move}: shown to the sender alone, and played once he confirms it. */
    record Submit(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements Play {}

    /** {@code confirm [board]}: plays what was submitted. */
    record Confirm(Optional<Game> game, OptionalInt board) implements Play {}

    /**
     * {@code queue [board] text}: moves to be played when the turn comes.
     *
     * @param text a move or conditions, raw; empty asks what is queued
     */
    record Queue(Optional<Game> game, OptionalInt board, String text) implements Play {}

    /** {@code unqueue [board]}. */
    record Unqueue(Optional<Game> game, OptionalInt board) implements Play {}

    /**
     * {@code draw [board] [words][#ply]}: what the game calls so, a draw that its rules let one claim, or else an offer.
     *
     * @param words what else was said, raw; may be empty
     * @param guard the number that the next move has, if it is to be so
     * @param offer whether it can only be an offer: {@code propose}
     */
    record Draw(Optional<Game> game, OptionalInt board, String words, OptionalInt guard, boolean offer)
            implements Play {}

    /** {@code undo [board][#ply]}: asks to take the last move back. */
    record Undo(Optional<Game> game, OptionalInt board, OptionalInt guard) implements Play {}

    /** {@code accept board 101}, {@code move 101 accept} and the like: answers what is offered on a board. */
    record AnswerOffer(Optional<Game> game, OptionalInt board, boolean yes, OptionalInt guard) implements Play {}

    /** {@code claim [board]}: the game of an opponent who is out of time. */
    record Claim(Optional<Game> game, OptionalInt board) implements Play {}

    /** {@code [game] resign [board][#ply]}. */
    record Resign(Optional<Game> game, OptionalInt board, OptionalInt guard) implements Play {}

    /** {@code hint [board]}: what the sender could play. */
    record Hint(Optional<Game> game, OptionalInt board) implements Play {}

    // Talking

    /**
     * {@code chat [board] [words]}: to everybody at the board.
     *
     * @param words said on the line itself; may be empty
     */
    record Chat(Optional<Game> game, OptionalInt board, String words) implements Talk {}

    /** {@code message user...}. */
    record Message(List<String> users) implements Talk {
        public Message {
            users = List.copyOf(users);
        }
    }

    /** {@code feedback [words]}: to the admin. */
    record Feedback(String words) implements Talk {}

    /** {@code call arbiter [board] [words]}: to the admin, about a board. */
    record CallArbiter(Optional<Game> game, OptionalInt board, String words) implements Talk {}

    // Watching

    /**
     * {@code showas [board...] [selection]}: boards with what only the sender may see.
     *
     * @param boards none and no selection means the board that is answered
     */
    record ShowAs(Optional<Game> game, List<Integer> boards, Optional<Selection> selection) implements Watch {
        public ShowAs {
            boards = List.copyOf(boards);
        }
    }

    /**
     * {@code [game] subscribe board...|all}.
     *
     * @param boards none with {@code all} false means the board that is answered
     * @param all all boards of the game, future ones too
     */
    record Subscribe(Optional<Game> game, List<Integer> boards, boolean all) implements Watch {
        public Subscribe {
            boards = List.copyOf(boards);
        }
    }

    /** {@code [game] unsubscribe board...|all}, likewise. */
    record Unsubscribe(Optional<Game> game, List<Integer> boards, boolean all) implements Watch {
        public Unsubscribe {
            boards = List.copyOf(boards);
        }
    }

    /** {@code [game] notify [board...]}: a mail only when a game ends; without boards for all of the game. */
    record NotifyEnd(Optional<Game> game, List<Integer> boards) implements Watch {
        public NotifyEnd {
            boards = List.copyOf(boards);
        }
    }
}
