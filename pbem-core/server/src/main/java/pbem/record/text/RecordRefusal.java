package pbem.record.text;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why the text of a record did not become a board. */
public sealed interface RecordRefusal extends Refusal {

    /** The text holds no record. */
    record NoRecord(String firstLine) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.none", firstLine);
        }
    }

    /** The record breaks off. */
    record NoEnd(String lastLine) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.no-end", lastLine);
        }
    }

    /** A line that belongs to no record. */
    record WrongLine(int number, String line) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.wrong-line", number, line);
        }
    }

    /** A line of the head is missing or does not say what it must. */
    record WrongFact(String name, String value) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.wrong-fact", name, value);
        }
    }

    /** This server does not have the game. */
    record UnknownGame(String game, List<String> games) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.unknown-game", game, games);
        }
    }

    /** This server has the game under other rules. */
    record OtherRules(String game, String version, int here) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.other-rules", game, version, here);
        }
    }

    /** Chance has a part in the game, and the record does not tell it. */
    record NoSeed(String game) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.no-seed", game);
        }
    }

    /** The events cannot have come about under the rules. */
    record DoesNotReplay(String why) implements RecordRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("record.does-not-replay", why);
        }
    }
}
