package pbem.intention;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.LanguageWords;
import pbem.game.Games;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;

/**
 * Guesses the meaning of sentences that are not forms of commands, from example sentences. A guess alone causes
 * nothing: the action depends on its sureness and on the care that its intention needs. Safe for use by several
 * threads.
 */
public final class Intentions {

    /** The most characters of a line that is read. Nobody needs more to say what they want. */
    private static final int LONGEST = 300;

    /** The share of known words at which a line is taken to be in a language, without a look at the next one. */
    private static final double SPOKEN = 0.8;

    /** Kept because the data never changes. */
    private static final Map<Games, EachLanguage<Learnt>> READ = new ConcurrentHashMap<>();

    private static final List<String> OWN_ANSWERS =
            WordLists.inEveryLanguage(Intentions.class).of("own-answer");

    private static final Pattern QUOTE = Pattern.compile("[\u201e\u201c\u201d\u00ab\u00bb]");
    private static final Pattern BLANK = Pattern.compile("[\\s\u00a0\u202f]+");

    private final EachLanguage<Learnt> learnt;

    /** @param games whose names are recognized */
    public Intentions(Games games) {
        this.learnt = READ.computeIfAbsent(games, all -> new EachLanguage<>(one -> new Learnt(all, one)));
    }

    /**
     * The data for reading a language, loaded with its first sentence: 5 MB in a part of a second, which would delay a
     * start.
     */
    private static final class Learnt {

        private final Map<String, Intention> byName = new LinkedHashMap<>();
        private final List<Passing> passing = new ArrayList<>();
        private final Map<String, String> exact = new LinkedHashMap<>();
        private final Classifier classifier;
        private final SentenceReader reader;

        Learnt(Games games, Locale language) {
            this.classifier = Classifier.of(language.getLanguage());
            for (String line : ExampleSentences.lines("intentions.txt")) {
                Intention intention = Intention.of(line);
                byName.put(intention.name(), intention);
            }
            ExampleSentences.of(language.getLanguage())
                    .sentences()
                    .forEach((name, sentences) -> sentences.stream()
                            .filter(sentence -> sentence.endsWith("{words}"))
                            .map(sentence ->
                                    new Passing(byName.get(name), beginning(sentence), sentence.contains("{player}")))
                            .forEach(passing::add));
            ExampleSentences words = ExampleSentences.wordsOf(language.getLanguage());
            words.sentences().forEach((name, sentences) -> sentences.forEach(sentence -> exact.put(sentence, name)));
            this.reader = new SentenceReader(games, LanguageWords.of(games, language), words.vocabulary());
        }
    }

    /**
     * The beginning of a sentence that names its recipient: "tell mia ...".
     *
     * @param toPlayer whether the beginning names a player
     */
    private record Passing(Intention intention, Pattern beginning, boolean toPlayer) {}

    /**
     * The language of a line: the first one that knows enough of its words, or else the one that knows most of them. The
     * writer's own is tried first, then English, then the others.
     */
    private Locale spoken(String line, Surroundings around) {
        Locale most = Locale.ENGLISH;
        double share = -1;
        for (Locale language : languages(around.language())) {
            double known = learnt.of(language).reader.read(line, around).known();
            if (known > share) {
                most = language;
                share = known;
            }
            if (share >= SPOKEN) {
                return most;
            }
        }
        return most;
    }

    /** The language of a stranger's sentence, if it is surely not English. */
    public Optional<Locale> languageOf(String line) {
        if (line.length() > LONGEST) {
            return Optional.empty();
        }
        Surroundings unknown =
                new Surroundings(Intention.Place.STRANGER, LocalDate.EPOCH, Locale.ENGLISH, name -> false);
        return Optional.of(spoken(line, unknown))
                .filter(language -> !language.equals(Locale.ENGLISH))
                .filter(language ->
                        learnt.of(language).reader.read(line, unknown).known() >= SPOKEN);
    }

    private static List<Locale> languages(Locale own) {
        return Stream.concat(Stream.of(own, Locale.ENGLISH), ExampleSentences.LANGUAGES.stream())
                .distinct()
                .filter(ExampleSentences.LANGUAGES::contains)
                .toList();
    }

    private static Pattern beginning(String sentence) {
        String begins = sentence.replace("{words}", "")
                .strip()
                .replace("{player}", "\\E(?<player>[\\w-]+)\\Q")
                .replace(" ", "\\E\\s+\\Q");
        return Pattern.compile("(?iu)(?:please,?\\s+)?\\Q" + begins + "\\E[\\s:,.-]+(?<words>\\S.*)", Pattern.DOTALL);
    }

    /** Whether people use each of some words in sentences of any language, so that they are no misspelt command. */
    public boolean areWords(String words) {
        return Stream.of(words.toLowerCase(Locale.ROOT).split(" ")).allMatch(this::isWord);
    }

    private boolean isWord(String small) {
        return ExampleSentences.LANGUAGES.stream()
                .anyMatch(language -> learnt.of(language).reader.isKnown(small));
    }

    /** At most three guesses of what a line means, the likeliest first; empty if none is likely at all. */
    public List<Guess> of(String line, Surroundings around) {
        if (line.length() > LONGEST || line.isBlank() || isOwnAnswer(line)) {
            return List.of();
        }
        Optional<Guess> passed = passed(line, around);
        if (passed.isPresent()) {
            return List.of(passed.get());
        }
        Locale spoken = spoken(line, around);
        List<Guess> guesses = in(spoken, line, around);
        return guesses.stream().limit(1).anyMatch(Guess::isLikely)
                ? guesses
                : languages(around.language()).stream()
                        .filter(language -> !language.equals(spoken))
                        .map(language -> in(language, line, around))
                        .filter(others -> others.stream().limit(1).anyMatch(Guess::isSureAndComplete))
                        .findFirst()
                        .orElse(guesses);
    }

    /** Whether a line is an answer of a server like this one, so that two of them do not answer each other. */
    private static boolean isOwnAnswer(String line) {
        String plain = QUOTE.matcher(line.toLowerCase(Locale.ROOT).replace('\u2019', '\''))
                .replaceAll("\"");
        return OWN_ANSWERS.stream().anyMatch(BLANK.matcher(plain).replaceAll(" ")::contains);
    }

    private List<Guess> in(Locale language, String line, Surroundings around) {
        Learnt known = learnt.of(language);
        Sentence sentence = known.reader.read(line, around);
        String said = String.join(" ", sentence.tokens());
        if (sentence.tokens().stream().allMatch(SentenceWords::isMark) && !known.exact.containsKey(said)) {
            return List.of(); // names and numbers alone say nothing
        }
        Map<String, Double> likely = known.classifier.of(sentence.tokens(), sentence.unknown());
        likely.keySet().removeIf(name -> !known.byName.get(name).places().contains(around.place()));
        if (sentence.slot("address").isPresent()
                && likely.keySet().stream()
                        .anyMatch(name -> known.byName.get(name).takes("address"))) {
            likely.keySet().removeIf(name -> !known.byName.get(name).mayName("address"));
        }
        double all = likely.values().stream().mapToDouble(Double::doubleValue).sum();
        List<Guess> guesses = new ArrayList<>();
        likely.forEach((name, probability) -> {
            double sureness = known.exact.getOrDefault(said, "").equals(name)
                    ? 1
                    : probability / all * Math.min(1, 0.4 + sentence.known() * 0.75);
            Intention intention = known.byName.get(name);
            guesses.add(new Guess(intention, intention.filled(sentence), "", sureness));
        });
        guesses.sort(Comparator.comparingDouble(Guess::sureness).reversed());
        return List.copyOf(guesses.subList(0, Math.min(3, guesses.size())));
    }

    /** Whether a line names the recipient of its words. */
    public boolean beginsWords(String line, Surroundings around) {
        return line.length() <= LONGEST && passed(line, around).isPresent();
    }

    private Optional<Guess> passed(String line, Surroundings around) {
        return ExampleSentences.LANGUAGES.stream()
                .flatMap(language -> passed(learnt.of(language), line, around).stream())
                .findFirst();
    }

    private Optional<Guess> passed(Learnt known, String line, Surroundings around) {
        if (!around.place().isPlayers()) {
            return Optional.empty();
        }
        for (Passing passing : known.passing) {
            Matcher begun = passing.beginning().matcher(line.strip());
            if (begun.matches() && (!passing.toPlayer() || around.isPlayer().test(begun.group("player")))) {
                Map<String, String> slots = passing.toPlayer() ? Map.of("player", begun.group("player")) : Map.of();
                List<String> to = passing.intention().filled(new Sentence(List.of(), List.of(), slots, 1));
                return Optional.of(
                        new Guess(passing.intention(), to, begun.group("words").strip(), 1));
            }
        }
        return Optional.empty();
    }
}
