package pbem.handler.talk;

import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something was not passed on. */
public sealed interface TalkRefusal extends Refusal {

    /** No words stand below the command. */
    record NothingSaid(Verb verb) implements TalkRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("talk.nothing-said", verb.word());
        }
    }

    /** Words stand where userids belong, and none below them. */
    record WordsBeside(String word, String user) implements TalkRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("talk.words-beside", word, user);
        }
    }

    /** More people than one may write to at once. */
    record TooMany(int named, int most) implements TalkRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("talk.too-many", named, most);
        }
    }

    /** They have blocked the author, who need not know. */
    record TakesNone(String user) implements TalkRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("talk.takes-none", user);
        }
    }

    /** The server's own player, teacher or robot, who reads nothing. */
    record NobodyReads(String user) implements TalkRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("talk.nobody-reads", user);
        }
    }
}
