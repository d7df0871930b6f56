package pbem.play.tournament;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.terms.TermsReading;
import pbem.terms.TermsRefusal;
import pbem.terms.TimeControl;
import pbem.tournament.RatingLimits;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;

/**
 * A request to create a tournament, before it is checked.
 *
 * @param options of the game, as typed
 * @param settings of the tournament, as typed, by name: those of {@link #SETTINGS}
 */
public record TournamentOrder(
        Game game, String kind, String name, Map<String, String> options, Map<String, String> settings) {

    /** The forms of all settings. */
    public static final Map<String, String> SETTINGS = settingsWithForms();

    private static final Map<String, String> TIME =
            Map.of("nagtime", "1", "forfeittime", "7", "totaltime", "20", "increment", "1");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
    private static final int LONGEST_NAME = 60;
    private static final int MOST_ROUNDS = 250;
    private static final int MOST_DAYS = 365;
    private static final int ROUND = 30;
    private static final int SEASON = 90;

    public TournamentOrder {
        options = Map.copyOf(options);
        settings = Map.copyOf(settings);
    }

    private static Map<String, String> settingsWithForms() {
        Map<String, String> forms = new TreeMap<>();
        List.of("size", "rounds", "seats", "boards-at-once").forEach(name -> forms.put(name, "--" + name + "=N"));
        TermsReading.TIMES.forEach(name -> forms.put(name, "--" + name + "=DAYS"));
        TermsReading.EXCEPTIONS.forEach(name -> forms.put(name, "--" + name));
        forms.put("round-days", "--round-days=DAYS");
        forms.put("entry-until", "--entry-until=2027-07-10");
        forms.put("rating", "--rating=" + RatingLimits.FORM);
        forms.put("start-when-full", "--start-when-full");
        forms.put("reopen", "--reopen");
        return Collections.unmodifiableMap(forms);
    }

    /** The rules of the tournament, or why there cannot be one. */
    public Act<TournamentRules> rules() {
        Optional<Refusal> objection = objection();
        String days = time().get("forfeittime");
        return objection.isPresent() || TermsReading.ODDS.matcher(days).matches()
                ? Act.refused(objection.orElseGet(
                        () -> TermsRefusal.BAD_VALUE.of("--forfeittime", days, "--forfeittime=DAYS")))
                : TermsReading.of(time()).then(read -> Act.done(rules(read.clock())));
    }

    private Map<String, String> time() {
        Map<String, String> time = new TreeMap<>(TIME);
        Stream.concat(TermsReading.TIMES.stream(), TermsReading.EXCEPTIONS.stream())
                .filter(settings::containsKey)
                .forEach(name -> time.put(name, settings.get(name)));
        String forfeit = time.get("forfeittime");
        boolean longTurns = !settings.containsKey("totaltime")
                && NUMBER.matcher(forfeit).matches()
                && Integer.parseInt(forfeit) > Integer.parseInt(TIME.get("totaltime"));
        if (longTurns) {
            time.put("totaltime", forfeit); // otherwise no move could use its full time
        }
        return time;
    }

    private Optional<Refusal> objection() {
        if (kind.isBlank() || name.isBlank() || !settings.containsKey("size")) {
            return Optional.of(TournamentRefusal.INCOMPLETE.of(TournamentKind.words()));
        }
        Optional<TournamentKind> known = TournamentKind.called(kind);
        if (known.isEmpty()) {
            return Optional.of(TournamentRefusal.UNKNOWN_KIND.of(kind, TournamentKind.words()));
        }
        for (String setting : settings.keySet()) {
            if (!SETTINGS.containsKey(setting)) {
                return Optional.of(
                        TournamentRefusal.UNKNOWN_SETTING.of("--" + setting, List.copyOf(SETTINGS.values())));
            }
        }
        boolean heats = known.get() == TournamentKind.HEATS;
        return outOfRange("seats", 2, 1, TournamentRules.MOST_PLAYERS)
                .or(() -> (heats ? seatsAtBoard() < 3 : seatsAtBoard() != 2)
                        ? Optional.of(TournamentRefusal.BAD_SEATS.of(known.get().word(), seatsAtBoard()))
                        : Optional.empty())
                .or(() -> outOfRange("size", 0, heats ? seatsAtBoard() : 2, TournamentRules.MOST_PLAYERS))
                .or(() -> outOfRange("rounds", 0, 0, MOST_ROUNDS))
                .or(() -> tooManyRounds(known.get()))
                .or(() -> outOfRange("boards-at-once", 0, 0, TournamentRules.MOST_PLAYERS))
                .or(() -> outOfRange("round-days", ROUND, 1, MOST_DAYS))
                .or(() -> name.length() > LONGEST_NAME
                        ? Optional.of(TournamentRefusal.BAD_NUMBER.of(
                                "the length of the name", Integer.toString(name.length()), 1, LONGEST_NAME))
                        : Optional.empty())
                .or(this::misspelled)
                .or(this::unplayable);
    }

    /** Only a Swiss has rounds that its maker chooses, and not more than can be played if all places are taken. */
    private Optional<Refusal> tooManyRounds(TournamentKind known) {
        int rounds = number("rounds", 0);
        int most = TournamentRules.mostRounds(number("size", 0));
        if (rounds > 0 && known != TournamentKind.SWISS) {
            return Optional.of(TournamentRefusal.ROUNDS_OF_SWISS.of(known.word()));
        }
        return TournamentRefusal.TOO_MANY_ROUNDS.when(rounds > most, rounds, number("size", 0), most);
    }

    /** A setting whose value is none. */
    private Optional<Refusal> misspelled() {
        if (settings.containsKey("entry-until") && entryUntil().isEmpty()) {
            return bad("entry-until");
        }
        if (settings.containsKey("rating") && rating().isEmpty()) {
            return bad("rating");
        }
        return List.of("start-when-full", "reopen").stream()
                .filter(flag -> !settings.getOrDefault(flag, "").isEmpty())
                .findFirst()
                .flatMap(this::bad);
    }

    private Optional<Refusal> bad(String setting) {
        return Optional.of(
                TournamentRefusal.BAD_SETTING.of("--" + setting, settings.get(setting), SETTINGS.get(setting)));
    }

    /** Whether the game cannot be played so, with any seed. */
    private Optional<Refusal> unplayable() {
        return game.start(seatsAtBoard(), options, Seed.of(new byte[Seed.BYTES]))
                .objection();
    }

    private Optional<Refusal> outOfRange(String setting, int standard, int least, int most) {
        String given = settings.getOrDefault(setting, Integer.toString(standard));
        boolean fits =
                NUMBER.matcher(given).matches() && Integer.parseInt(given) >= least && Integer.parseInt(given) <= most;
        return fits ? Optional.empty() : Optional.of(TournamentRefusal.BAD_NUMBER.of(setting, given, least, most));
    }

    private int number(String setting, int standard) {
        return settings.containsKey(setting) ? Integer.parseInt(settings.get(setting)) : standard;
    }

    private int seatsAtBoard() {
        return number("seats", 2);
    }

    private Optional<RatingLimits> rating() {
        return Optional.ofNullable(settings.get("rating")).flatMap(RatingLimits::of);
    }

    /** The end of a day in UTC, or an instant. */
    private Optional<Instant> entryUntil() {
        String typed = settings.get("entry-until");
        if (typed == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    typed.contains("T")
                            ? Instant.parse(typed)
                            : LocalDate.parse(typed)
                                    .plusDays(1)
                                    .atStartOfDay(ZoneOffset.UTC)
                                    .toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private TournamentRules rules(TimeControl clock) {
        TournamentKind known = TournamentKind.called(kind).orElseThrow();
        Act<Position> start = game.start(seatsAtBoard(), options, Seed.of(new byte[Seed.BYTES]));
        boolean reopens = settings.containsKey("reopen");
        return new TournamentRules(
                name,
                game.name(),
                start.now().setup().options(),
                known,
                number("size", 0),
                number("rounds", 0),
                seatsAtBoard(),
                game.seatDecidesMuch(),
                reopens || settings.containsKey("start-when-full"),
                entryUntil(),
                clock,
                number("boards-at-once", 0),
                number("round-days", known == TournamentKind.LEAGUE ? SEASON : ROUND),
                rating(),
                reopens);
    }
}
