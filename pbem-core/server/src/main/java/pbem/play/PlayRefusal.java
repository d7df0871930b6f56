package pbem.play;

import java.util.List;
import java.util.Optional;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about a board or a challenge was not done, the rules of the game apart. */
public sealed interface PlayRefusal extends Refusal {

    /** The secrets of the board have been told to everybody. */
    record Disclosed(int number) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.disclosed", number);
        }
    }

    /** No board has that number. */
    record NoSuchBoard(int number) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-such-board", number);
        }
    }

    /** The board is of another game than the one named. */
    record OtherGame(int number, String game, String named) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.other-game", number, game, named);
        }
    }

    /** A move or a resignation that does not say where. */
    record WhichBoard() implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.which-board");
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** They do not play there. */
    record NotPlaying(int number, List<String> players) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.not-playing", number, players);
        }
    }

    /** The game is over. */
    record BoardClosed(int number, Phrase result) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.closed", number, result);
        }
    }

    /** Another player is on turn. */
    record NotYourTurn(int number, List<String> toMove) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.not-your-turn", number, toMove);
        }
    }

    /** They have left this game, or lost their last piece, while others play on. */
    record AlreadyOut(int number) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.already-out", number);
        }
    }

    /** A bare move in answer to a mail that shows the board as it was before. */
    record StaleReply(int number, String text) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.stale-reply", number, text);
        }
    }

    /** The move was meant to be another one by number. */
    record WrongMoveNumber(int number, int meant, int next) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.wrong-move-number", number, meant, next);
        }
    }

    /** The board has not had that many moves. */
    record NoSuchMove(int number, int ply, int played) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-such-move", number, ply, played);
        }
    }

    /** A userid that nobody has; perhaps it is a slip of one. */
    record NoSuchPlayer(String user, Optional<String> meant) implements PlayRefusal {

        /** The nearest name is found when it is said. */
        public NoSuchPlayer(String user) {
            this(user, Optional.empty());
        }

        @Override
        public Phrase phrase() {
            return meant.map(m -> Phrase.of("play.no-such-player-did-you-mean", user, m))
                    .orElseGet(() -> Phrase.of("play.no-such-player", user));
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** A challenge of oneself, or of one person twice. */
    record NamedTwice(String user) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.named-twice", user);
        }
    }

    /** A challenge of nobody. */
    record NobodyChallenged(String game) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nobody-challenged", game);
        }

        @Override
        public boolean isAboutForm() {
            return true;
        }
    }

    /** Nobody waits for their answer. */
    record NothingToAnswer() implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nothing-to-answer");
        }
    }

    /** A yes or no in answer to a board mail, where nobody has offered anything. */
    record NothingOffered(int board) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nothing-offered", board);
        }
    }

    /** A plain yes or no that answers no mail in which anything was asked. */
    record NothingAsked(String said) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nothing-asked", said);
        }
    }

    /** The same in answer to a mail of a board. */
    record NothingAskedOn(int board, String said) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.nothing-asked-on", board, said);
        }
    }

    /** More than one challenge waits for their answer. */
    record WhichChallenge(Verb verb, List<String> numbers) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.which-challenge", numbers, verb.word(), numbers.get(0));
        }
    }

    /** No challenge of that number was made to them. */
    record NoSuchChallenge(int number) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.no-such-challenge", number);
        }
    }

    /** It was answered, or started, before. */
    record ChallengeSettled(int number, Phrase how) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.challenge-settled", number, how);
        }
    }

    /** They said yes before, and others have not answered yet. */
    record AcceptedAlready(int number) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.accepted-already", number);
        }
    }

    /** Something else than yes or no in answer to a challenge. */
    record AcceptOrDecline(String said) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.accept-or-decline", said);
        }
    }

    /** An adjudication that gives results to more or fewer seats than there are, or to unknown players. */
    record BadResult(String text, List<String> players) implements PlayRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("play.bad-result", text, players);
        }
    }
}
