package pbem.intention;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.command.Courtesy;
import pbem.command.LanguageWords;
import pbem.command.NearMiss;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;
import pbem.player.ZoneNames;

/**
 * Finds the slots of a sentence and splits the rest into words of the examples.
 *
 * @param names of games in the language of the sentences
 */
record SentenceReader(Games games, LanguageWords names, Set<String> vocabulary) {

    private static final WordLists WORDS = DateWords.WORDS;

    private static final String MONTH =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
                    + "|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
                    + "|" + DateWords.months() + ")\\.?";
    private static final String DAY = "\\d{1,2}(?:st|nd|rd|th|er|\\.)?";
    private static final String WEEKDAY =
            "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|" + DateWords.weekdays() + ")";

    private static final Pattern ADDRESS = Pattern.compile("<?([\\w.+'-]+@[\\w-]+(?:\\.[\\w-]+)+)>?");
    private static final Pattern DATE = Pattern.compile(
            "(?iu)\\b(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{4})?"
                    + "|(?:the )?" + DAY + " (?:of )?" + MONTH + "(?: \\d{4})?|" + MONTH + " (?:the )?" + DAY
                    + "(?:,? \\d{4})?"
                    + "|(?:next |this |" + WORDS.pattern("next", "this") + " )?" + WEEKDAY + "(?: "
                    + WORDS.pattern("this") + ")?|" + DateWords.spans()
                    + "|today|tomorrow|(?:the )?next (?:week|month)"
                    + "|(?:the )?end of (?:the |this )?(?:week|month))(?![\\p{L}\\p{N}])");
    private static final String JOINT = "\\s*" + WORDS.pattern("joint") + "\\s*";

    /** "3 to 10 December": the month is named only once, at the end. */
    private static final Pattern MONTH_BEHIND =
            Pattern.compile("(?iu)\\b(" + DAY + ")(" + JOINT + "(?:the )?" + DAY + " (?:of )?(" + MONTH + "))");

    /** "December 3 to 10": the month is named only once, at the beginning. */
    private static final Pattern MONTH_BEFORE = Pattern.compile("(?iu)\\b((" + MONTH + ") (?:the )?" + DAY + "(?:"
            + JOINT + "))((?:the )?" + DAY + ")(?! (?:of )?" + MONTH + ")(?![\\p{L}\\p{N}:/-])");

    /** A first day without a last one. */
    private static final Pattern FROM_THEN_ON = Pattern.compile("(?iu)(?<!\\p{L})" + WORDS.pattern("since") + "(?: "
            + WORDS.pattern("article") + ")? +_date_(?! +" + WORDS.pattern("am") + "\\b.* " + WORDS.pattern("back")
            + ")");

    /** Words that make the only date of a sentence the last day or the day of return. */
    private static final Pattern UNTIL = Pattern.compile("(?iu)\\b" + WORDS.pattern("until", "back") + "\\b");

    private static final Pattern STARTS = Pattern.compile(
            "(?iu).*\\b" + WORDS.pattern("starts") + "(?: " + WORDS.pattern("article") + ")? +_date_.*");

    private static final Pattern RETURNS = Pattern.compile("(?iu).*\\b" + WORDS.pattern("back") + "\\b.*");

    private static final Map<String, Integer> COUNTS = IntStream.rangeClosed(1, 14)
            .boxed()
            .flatMap(number -> WORDS.spelled(Integer.toString(number), "about-" + number).stream()
                    .distinct()
                    .map(word -> Map.entry(word, number)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue, (one, same) -> one));
    private static final String COUNT = "([1-9]\\d{0,2}|" + String.join("|", COUNTS.keySet()) + ")";
    private static final Pattern DURATION = Pattern.compile("(?iu)(?<!mails? )(?<!each )(?<!once )\\b" + COUNT + " (?:("
            + WORDS.pattern("day") + ")|(" + WORDS.pattern("week") + ")|" + WORDS.pattern("month") + ")\\b");

    /** Words before and behind the name of a game. */
    private static final Set<String> BEFORE_GAME = plain("before-game");

    private static final Set<String> BEHIND_GAME = plain("behind-game");

    /** "3 more days": read as "more 3 days", so that the word remains beside the mark. */
    private static final Pattern MORE = Pattern.compile("(?iu)\\b" + COUNT + " more (?=(?:day|week|month)s?\\b)");

    /** Words after which an unknown word is a name. */
    private static final Set<String> BEFORE_NAME =
            Set.of("is", "am", "as", "me", "name", "called", "user", "userid", "username", "player", "to");

    /** Options at the end, as behind a command: "challenge bob to go -size=9". */
    private static final Pattern OPTIONS = Pattern.compile("(?:\\s+--?[a-z][a-z0-9]*(?:=\\S+)?)+\\s*$");

    /** The size of a board, which says nothing of what is wanted. */
    private static final Pattern SIZE = Pattern.compile("(?iu)\\s+(?<rows>\\d{1,2}) ?(?:[x\u00d7]|"
            + WORDS.pattern("by") + ") ?(?<columns>\\d{1,2})(?![\\p{L}\\d.:])");

    /** A size in the form of names of games, as in "draughts 10x10". */
    private static final Pattern PLAIN_SIZE =
            Pattern.compile("(?iu)(?:\\s+" + WORDS.pattern("before-size") + ")?\\s+\\d{1,2}x\\d{1,2}(?![\\p{L}\\d])");

    /** Begins the lists of words for a kind of tournament. */
    private static final String KIND = "kind-";

    private static final Pattern ROBOT = Pattern.compile("robot\\d+");

    /** The letters of "est". */
    private static final int SHORT_ZONE = 3;

    /** The letters of "mon". */
    private static final int SHORT_DAY = 3;

    private static final Pattern ABOUT_TIME =
            Pattern.compile("(?iu)(?<!\\p{L})" + WORDS.pattern("about-time") + "(?!\\p{L})");
    private static final Pattern NUMBER = Pattern.compile("#?\\d{1,9}");

    /** The most unknown words in a sentence. A line with more is not a sentence and is not examined further. */
    private static final int MOST_STRANGE = 5;

    /** "d'échecs": a word that French shortens before a vowel, and the next word. */
    private static final Pattern ELIDED = Pattern.compile("(?iu)(?<![\\p{L}'’])([dl])['’](\\p{L}+)");

    /** Where a game is named, so that a title that is a common word is meant: "play go", "go challenge bob". */
    private static final Pattern NAMED_GAME = Pattern.compile(
            "(?i)(?<=\\b(?:play|playing|(?:games?|match|rules) of|help(?: me)? (?:with|on)) )\\p{L}+"
                    + "|^\\p{L}+(?= (?:(?:challenge|invite|seek|against|vs|with)\\b|on \\d+x\\d))"
                    + "|(?<=\\b(?:play|challenge|invite) \\S{1,40} (?:to|at|for) )\\p{L}+(?=\\W*$|\\s*,| (?:on|with|in|as|\\d))");

    /** The languages of mails by their names, in words of the examples. */
    private static final Map<String, String> LANGUAGES = EachLanguage.ALL.stream()
            .map(Locale::toLanguageTag)
            .flatMap(tag -> plain("language-" + tag).stream().map(name -> Map.entry(name, tag)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private static final Map<String, Pattern> KINDS = WORDS.names().stream()
            .filter(name -> name.startsWith(KIND))
            .collect(Collectors.toUnmodifiableMap(
                    name -> name.substring(KIND.length()),
                    name -> Pattern.compile("(?iu)(?<!\\p{L})" + WORDS.pattern(name))));

    private static Set<String> plain(String list) {
        return WORDS.spelled(list).stream()
                .flatMap(word -> SentenceWords.of(word).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    Sentence read(String line, Surroundings around) {
        Map<String, String> slots = new HashMap<>();
        String said = marked(
                OPTIONS, line, "", found -> slots.put("options", found.group().strip()));
        String text = Courtesy.withoutGreeting(said);
        text = marked(
                ADDRESS,
                text.isBlank() ? said : text,
                "_address_",
                found -> slots.putIfAbsent("address", found.group(1)));
        List<String> dates = new ArrayList<>();
        text = SIZE.matcher(text).replaceAll(" ${rows}x${columns}");
        text = MONTH_BEHIND.matcher(text).replaceAll("$1 $3$2");
        text = MONTH_BEFORE.matcher(text).replaceAll("$1$2 $3");
        text = withDates(text, dates);
        List<VacationDays.Days> read = vacation(dates, text, around.today());
        boolean lasts = DURATION.matcher(text).find() && !UNTIL.matcher(text).find();
        boolean open = dates.size() == 1 && (lasts || FROM_THEN_ON.matcher(text).find());
        if (open) {
            read.stream().limit(1).forEach(days -> slots.put("since", days.to().toString()));
        } else if (read.size() == 1) {
            put(slots, read.get(0));
        } else if (read.size() == 2) {
            slots.put("either", words(read.get(0)));
            slots.put("or", words(read.get(1)));
            text = text.replace("_date_", "_either_");
        }
        text = marked(DURATION, MORE.matcher(text).replaceAll("more $1 "), "_days_", found -> {
            LocalDate first = Optional.ofNullable(slots.get("since"))
                    .map(LocalDate::parse)
                    .orElse(around.today());
            VacationDays.Days days = duration(found, first);
            put(slots, days);
            slots.putIfAbsent("days", Long.toString(ChronoUnit.DAYS.between(days.from(), days.to()) + 1));
        });
        if (read.size() == 1 && !open) {
            LocalDate last = read.get(0).to();
            slots.putIfAbsent("days", Long.toString(ChronoUnit.DAYS.between(around.today(), last)));
        }
        text = withZone(text, slots);
        if (around.place().isPlayers()) {
            wanted(text).ifPresent(language -> slots.put("language", language));
            KINDS.forEach((kind, words) -> {
                if (words.matcher(line).find()) {
                    slots.put("kind", kind);
                }
            });
        }
        text = PLAIN_SIZE.matcher(withGame(text, slots, around)).replaceAll("");
        return tokens(text, slots, around);
    }

    boolean isKnown(String word) {
        return SentenceWords.of(word).stream().allMatch(one -> vocabulary.contains(one) || SentenceWords.isEmpty(one));
    }

    /** Replaces dates by their mark. A short weekday that is also a word of the language stays: French "mon". */
    private String withDates(String text, List<String> dates) {
        return DATE.matcher(text).replaceAll(found -> {
            String date = found.group();
            if (date.length() == SHORT_DAY && vocabulary.contains(date.toLowerCase(Locale.ROOT))) {
                return Matcher.quoteReplacement(date);
            }
            dates.add(DateWords.inEnglish(date));
            return " _date_ ";
        });
    }

    /** The only language that a text names, if it denies none: "I know no German". */
    private static Optional<String> wanted(String text) {
        List<String> words = SentenceWords.of(text);
        List<String> named = words.stream()
                .map(LANGUAGES::get)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        return named.size() == 1 && words.stream().noneMatch(Courtesy::isNegation)
                ? Optional.of(named.get(0))
                : Optional.empty();
    }

    private static void put(Map<String, String> slots, VacationDays.Days days) {
        slots.putIfAbsent("from", days.from().toString());
        slots.putIfAbsent("to", days.to().toString());
    }

    private static String marked(Pattern pattern, String text, String mark, Consumer<MatchResult> found) {
        return pattern.matcher(text).replaceAll(match -> {
            found.accept(match);
            return " " + mark + " ";
        });
    }

    private static String words(VacationDays.Days days) {
        return days.from() + " " + days.to();
    }

    private static List<VacationDays.Days> vacation(List<String> dates, String text, LocalDate today) {
        if (dates.isEmpty() || dates.size() > 2) {
            return List.of();
        }
        boolean starts = dates.size() == 2
                || STARTS.matcher(text).matches() && !RETURNS.matcher(text).matches();
        String words = (starts ? "" : "until ") + String.join(" to ", dates);
        return VacationDays.said(List.of(words.split(" ")), today);
    }

    private static VacationDays.Days duration(MatchResult found, LocalDate first) {
        String word = found.group(1).toLowerCase(Locale.ROOT);
        int number = COUNTS.containsKey(word) ? COUNTS.get(word) : Integer.parseInt(word);
        int days = found.group(2) != null ? 1 : found.group(3) != null ? 7 : 30;
        return new VacationDays.Days(first, first.plusDays((long) number * days - 1));
    }

    /** Looks for a time zone only in a text about times, since many names of cities are also common words. */
    private String withZone(String text, Map<String, String> slots) {
        return ABOUT_TIME.matcher(text).find()
                ? withName(
                        text,
                        "zone",
                        words -> Optional.of(String.join(" ", words))
                                .filter(name -> !isPlainWord(name, text))
                                .flatMap(ZoneNames::meant),
                        slots)
                : text;
    }

    /** Whether a short name of a zone is a word of the language unless it is written in capitals: French "est". */
    private boolean isPlainWord(String name, String text) {
        return name.length() == SHORT_ZONE
                && vocabulary.contains(name)
                && !text.contains(name.toUpperCase(Locale.ROOT));
    }

    private String withGame(String text, Map<String, String> slots, Surroundings around) {
        String open = ELIDED.matcher(text)
                .replaceAll(found -> names.game(List.of(found.group(2))).isPresent()
                        ? found.group(1) + "e " + found.group(2)
                        : found.group());
        String named = NAMED_GAME
                .matcher(open)
                .replaceAll(found -> games.titled(found.group()).map(Game::name).orElse(found.group()));
        return withName(named, "game", words -> game(words, around), slots);
    }

    private Optional<String> game(List<String> words, Surroundings around) {
        return games.named(String.join("-", words))
                .or(() -> names.game(words).flatMap(games::named))
                .or(() -> words.size() == 1 ? partly(words.get(0), around) : Optional.empty())
                .map(Game::name);
    }

    /** Replaces the first of the longest names, of up to four words, that have a meaning. */
    private static String withName(
            String text, String slot, Function<List<String>, Optional<String>> meaning, Map<String, String> slots) {
        List<String> words = new ArrayList<>(List.of(text.split("\\s+")));
        for (int length = 4; length > 0; length--) {
            for (int from = 0; from + length <= words.size(); from++) {
                List<String> span = words.subList(from, from + length);
                Optional<String> meant =
                        meaning.apply(span.stream().map(Courtesy::bare).toList());
                if (meant.isPresent()) {
                    slots.put(slot, meant.get());
                    span.clear();
                    words.add(from, "_" + slot + "_");
                    return String.join(" ", words);
                }
            }
        }
        return text;
    }

    /** The word that was misspelt by one letter. Two letters away lies another word: "grippe" is no "frappe". */
    private Optional<String> slip(String token) {
        return NearMiss.of(token, vocabulary, 1)
                .filter(word -> word.length() >= 5 && word.charAt(0) == token.charAt(0));
    }

    /**
     * The game with a partial or misspelt name: "chromatic" for "chromatic-chess". A name that is a player's is not taken
     * for a game.
     */
    private Optional<Game> partly(String name, Surroundings around) {
        return name.length() < 5 || isKnown(name)
                ? Optional.empty()
                : NearMiss.of(name, games.names())
                        .filter(game -> !around.isPlayer().test(name.toLowerCase(Locale.ROOT)))
                        .flatMap(games::named);
    }

    private Sentence tokens(String text, Map<String, String> slots, Surroundings around) {
        List<String> tokens = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        int strange = 0;
        String before = "";
        boolean named = false;
        List<String> said = SentenceWords.of(text);
        for (int place = 0; place < said.size(); place++) {
            String token = said.get(place);
            boolean number = NUMBER.matcher(token).matches();
            if (SentenceWords.isMark(token) || !number && vocabulary.contains(token)) {
                tokens.add(token);
            } else if (ROBOT.matcher(token).matches()) {
                slots.putIfAbsent("robot", token);
                tokens.add("_robot_");
            } else if (number) {
                slots.putIfAbsent("number", token);
                slots.putIfAbsent("board", token);
                tokens.add("_number_");
            } else if (strange <= MOST_STRANGE && around.isPlayer().test(token)) {
                slots.putIfAbsent("player", token);
                tokens.add("_player_");
            } else {
                boolean name = before.equals("is") && tokens.contains("name");
                Optional<String> meant =
                        token.length() < 5 || strange > MOST_STRANGE || name ? Optional.empty() : slip(token);
                meant.ifPresent(tokens::add);
                if (meant.isEmpty()) {
                    strange++;
                    if (!slots.containsKey("name") || BEFORE_NAME.contains(before) && !named) {
                        slots.put("name", token);
                        named = BEFORE_NAME.contains(before);
                    }
                    if (BEFORE_GAME.contains(before)
                            || !tokens.isEmpty()
                                    && tokens.get(tokens.size() - 1).equals("_player_")
                            || place + 1 < said.size() && BEHIND_GAME.contains(said.get(place + 1))) {
                        slots.putIfAbsent("strange", token);
                    }
                    tokens.add(SentenceWords.WORD);
                    unknown.add(token);
                }
            }
            before = token;
        }
        if (slots.containsKey("name") && strange == 1) {
            slots.putIfAbsent("player", slots.get("name"));
        }
        return new Sentence(tokens, unknown, slots, 1 - strange / (double) Math.max(1, tokens.size()));
    }
}
