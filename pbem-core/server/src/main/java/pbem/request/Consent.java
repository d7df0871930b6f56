package pbem.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.command.Courtesy;
import pbem.phrase.EachLanguage;
import pbem.phrase.Phrasebook;
import pbem.phrase.WordLists;

/** The answer to a request to confirm. A doubtful answer is neither yes nor no, and the question is asked again. */
enum Consent {
    YES,
    NO,
    UNCLEAR;

    /** The words of each language, beside the English ones. */
    private static final List<Consenting> LANGUAGES =
            EachLanguage.ALL.stream().map(Consenting::in).toList();

    /** The words of one language for an answer. */
    private record Consenting(Set<String> before, Set<String> yes, Set<String> beside, Set<String> no) {

        static Consenting in(Locale language) {
            return new Consenting(
                    of(language, "before-answer"),
                    of(language, "yes", "confirm"),
                    of(language, "beside-yes"),
                    of(language, "no", "cancel"));
        }

        private static Set<String> of(Locale language, String... names) {
            return WordLists.in(Phrasebook.class, List.of(Locale.ENGLISH, language)).spelled(names).stream()
                    .flatMap(said -> words(said).stream())
                    .collect(Collectors.toSet());
        }

        Consent answer(List<String> words, Set<String> repeated) {
            List<String> said = words.stream().dropWhile(before::contains).toList();
            if (said.isEmpty()) {
                return UNCLEAR;
            }
            if (no.contains(said.get(0))) {
                return NO;
            }
            boolean agrees = yes.contains(said.get(0))
                    && said.stream()
                            .allMatch(word -> yes.contains(word) || beside.contains(word) || repeated.contains(word));
            return agrees ? YES : UNCLEAR;
        }
    }

    /**
     * The answer in a line. It is a yes only if it has a yes and no other words than courtesy and the words of the
     * question, in one language beside English.
     *
     * @param line the first line of the reply
     * @param asked the line that the question is about
     */
    static Consent of(String line, String asked) {
        List<String> words = words(line);
        Set<String> repeated = Set.copyOf(words(asked));
        List<Consent> answers = LANGUAGES.stream()
                .map(language -> language.answer(words, repeated))
                .toList();
        return answers.contains(NO) ? NO : answers.contains(YES) && !Courtesy.isQuestion(line) ? YES : UNCLEAR;
    }

    /** The answer to a question about a command for which a yes must name the userid. */
    static Consent naming(String line, String user) {
        List<String> others = new ArrayList<>(Courtesy.words(line));
        boolean named = others.remove(user.toLowerCase(Locale.ROOT)) && !Courtesy.isQuestion(line);
        Consent rest = of(String.join(" ", others), "");
        if (rest == NO) {
            return NO;
        }
        return named && (others.isEmpty() || rest == YES) ? YES : UNCLEAR;
    }

    private static List<String> words(String line) {
        return Stream.of(WordLists.withoutAccents(line.toLowerCase(Locale.ROOT)).split("[^\\p{L}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
