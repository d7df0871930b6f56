package pbem.command;

import java.util.List;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a line could not be read as a command. */
public sealed interface CommandRefusal extends Refusal {

    /** A word that was typed, and the word of the language that it is probably a slip of. */
    record Slip(String word, String meant) {}

    /** The slip that it is, if it is one. */
    Optional<Slip> slip();

    /** The commands whose right forms are of help to somebody who wrote that. */
    List<Verb> helpful();

    /** The first word is none of ours; perhaps it is a slip of one. */
    record UnknownCommand(String word, Optional<String> meant) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            String said =
                    word.replaceFirst("(?<=[\\p{L}\\p{N}])[,.;:!?]+$", ""); // the end of a sentence is no part of it
            return meant.map(m -> Phrase.of("command.unknown-did-you-mean", said, m))
                    .orElseGet(() -> Phrase.of("command.unknown", said));
        }

        @Override
        public Optional<Slip> slip() {
            return meant.map(right -> new Slip(word, right));
        }

        @Override
        public List<Verb> helpful() {
            return meant.flatMap(Verb::of).stream().toList();
        }
    }

    /** A greeting and nothing behind it that could be done. */
    record OnlyGreeting(String word) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("command.only-greeting", word);
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of();
        }
    }

    /** A game was named, but not what to do with it. */
    record GameWithoutVerb(String game, Optional<String> word, Optional<String> meant) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            if (word.isPresent() && meant.isPresent()) {
                return Phrase.of("command.unknown-verb-did-you-mean", game, word.get(), meant.get());
            }
            return word.map(w -> Phrase.of("command.unknown-verb", game, w))
                    .orElseGet(() -> Phrase.of("command.no-verb", game));
        }

        @Override
        public Optional<Slip> slip() {
            return word.flatMap(wrong -> meant.map(right -> new Slip(wrong, right)));
        }

        @Override
        public List<Verb> helpful() {
            return meant.isPresent() ? meant.flatMap(Verb::of).stream().toList() : List.of(Verb.CHALLENGE, Verb.LIST);
        }
    }

    /** A command that other servers have and this one has not. */
    record NotHere(String word) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return Absent.of(word).map(Absent::instead).orElseGet(() -> Phrase.of("command.unknown", word));
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of();
        }
    }

    /** A known verb with too little, too much or the wrong things behind it. */
    record WrongForm(Verb verb) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("command.wrong-form", verb.word(), verb.form());
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of(verb);
        }
    }

    /** A challenge that does not say of which game. */
    record WhichGame(Verb verb, List<String> games) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("command.which-game", verb.word(), Phrase.anyOf(games), verb.form());
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of(verb);
        }
    }

    /** A word where only the name of a game can stand. */
    record NoSuchGame(String word, List<String> games) implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return NearMiss.of(word, games)
                    .map(meant -> Phrase.of("command.no-such-game-did-you-mean", word, meant))
                    .orElseGet(() -> Phrase.of("command.no-such-game", word, games));
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of();
        }
    }

    /** The letter holds nothing to act on. */
    record NothingSaid() implements CommandRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("command.nothing-said");
        }

        @Override
        public Optional<Slip> slip() {
            return Optional.empty();
        }

        @Override
        public List<Verb> helpful() {
            return List.of();
        }
    }
}
