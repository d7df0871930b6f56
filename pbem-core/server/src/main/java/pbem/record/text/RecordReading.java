package pbem.record.text;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.HarmlessText;
import pbem.record.Event;
import pbem.record.GameRecord;

/** Reads the text of a record. */
public final class RecordReading {

    private RecordReading() {}

    /**
     * A record as it was written, not yet checked against a game.
     *
     * @param facts the lines of the head, by name; players are {@code player 1}, {@code player 2}, ...
     * @param players the userids at the start, by seat
     */
    public record Read(Map<String, String> facts, List<String> players, List<Happened> events) {

        public String fact(String name) {
            return facts.getOrDefault(name, "");
        }

        /** The board's number on the server that wrote the record. */
        public Optional<Integer> board() {
            return Optional.of(fact("board"))
                    .filter(number -> number.matches("[0-9]{1,9}"))
                    .map(Integer::valueOf);
        }

        public Optional<Seed> seed() {
            return Optional.of(fact("seed"))
                    .filter(hex -> hex.matches("[0-9a-f]{" + 2 * Seed.BYTES + "}"))
                    .map(Seed::ofHex);
        }

        /** The fingerprint of the seed; an empty text if the record tells neither. */
        public String fingerprint() {
            return seed().map(Seed::fingerprint).orElse(fact("fingerprint"));
        }

        /** Whether that log, under the number and seed of this record, has the chain that this record names. */
        public boolean hasChainOf(GameRecord record) {
            return board().filter(number -> fact("chain").equals(RecordChain.head(record, number, fingerprint())))
                    .isPresent();
        }
    }

    /**
     * @param admin the admin who did it, if it was not a player
     * @param successor the userid of the player who took over a seat by this event
     */
    public record Happened(Instant at, Optional<String> admin, Event event, Optional<String> successor) {}

    /**
     * Reads the record in a text, which may have other text before and after it, such as the rest of a mail. Never
     * throws.
     */
    public static Act<Read> of(String text) {
        return new Parser(text.lines().map(String::stripTrailing).toList()).read();
    }

    /** Reads the record line by line. */
    private static final class Parser {

        private static final Pattern FACT = Pattern.compile("([a-z]+(?: [0-9]+)?):(?: (.*))?");
        private static final Pattern EVENT =
                Pattern.compile("([0-9]{1,6}) (\\S{10,40}) (\\S{1,60}) ([a-z-]+)(?: (.{1,200}))?");

        private final List<String> lines;
        private final Map<String, String> facts = new TreeMap<>();
        private final List<String> players = new ArrayList<>();
        private final List<String> seated = new ArrayList<>();
        private final List<Happened> events = new ArrayList<>();
        private int at;

        private Parser(List<String> lines) {
            this.lines = lines;
        }

        private Act<Read> read() {
            at = lines.indexOf(RecordText.FIRST_LINE) + 1;
            if (at == 0) {
                return Act.refused(RecordRefusal.NO_RECORD.of(RecordText.FIRST_LINE));
            }
            for (; at < lines.size() && !lines.get(at).isEmpty(); at++) {
                Matcher fact = FACT.matcher(lines.get(at));
                if (!fact.matches()) {
                    return wrong();
                }
                facts.put(fact.group(1), Optional.ofNullable(fact.group(2)).orElse(""));
            }
            while (facts.containsKey("player " + (players.size() + 1))) {
                players.add(facts.get("player " + (players.size() + 1)));
            }
            seated.addAll(players);
            for (at++; at < lines.size() && !lines.get(at).equals(RecordText.LAST_LINE); at++) {
                Matcher event = EVENT.matcher(lines.get(at));
                Optional<Happened> happened = event.matches() ? happened(event) : Optional.empty();
                if (happened.isEmpty()) {
                    return wrong();
                }
                events.add(happened.get());
            }
            return at < lines.size()
                    ? Act.done(new Read(facts, players, events))
                    : Act.refused(RecordRefusal.NO_END.of(RecordText.LAST_LINE));
        }

        private Act<Read> wrong() {
            return Act.refused(RecordRefusal.WRONG_LINE.of(at + 1, lines.get(at)));
        }

        private Optional<Happened> happened(Matcher event) {
            String who = event.group(3);
            Optional<Seat> seat = seated.contains(who) ? Optional.of(Seat.at(seated.indexOf(who))) : Optional.empty();
            Optional<String> admin = who.startsWith(RecordVerb.ADMIN)
                    ? Optional.of(HarmlessText.of(who.substring(RecordVerb.ADMIN.length())))
                    : Optional.empty();
            Optional<RecordVerb> verb = RecordVerb.called(event.group(4));
            if (Integer.parseInt(event.group(1)) != events.size() + 1
                    || verb.isEmpty()
                    || seat.isEmpty() && admin.isEmpty() && !who.equals(RecordVerb.SERVER)) {
                return Optional.empty();
            }
            String rest = Optional.ofNullable(event.group(5)).orElse("");
            Optional<Instant> instant = instant(event.group(2));
            Optional<String> successor = Optional.of(rest)
                    .filter(words -> verb.get() == RecordVerb.GIVES_SEAT && words.matches("\\S+ \\S+"))
                    .map(words -> words.substring(words.indexOf(' ') + 1));
            String decided = successor.isPresent() ? rest.substring(0, rest.indexOf(' ')) : rest;
            if (verb.get() == RecordVerb.GIVES_SEAT && successor.isEmpty()) {
                return Optional.empty();
            }
            return verb.get()
                    .read(seat, decided, said(), players.size())
                    .flatMap(read -> instant.map(time -> new Happened(time, admin, read, successor)))
                    .map(this::seated);
        }

        /** Assigns a seat that was handed over to its new player's userid for the following events. */
        private Happened seated(Happened happened) {
            happened.successor()
                    .ifPresent(user -> Seat.all(seated.size()).stream()
                            .filter(happened.event()::handsOver)
                            .forEach(seat -> seated.set(seat.index(), user)));
            return happened;
        }

        /** The comment below an event. */
        private String said() {
            StringBuilder said = new StringBuilder();
            while (at + 1 < lines.size()) {
                String line = lines.get(at + 1);
                if (line.startsWith(RecordText.SAID_ON)) {
                    said.append(line.substring(RecordText.SAID_ON.length()));
                } else if (line.startsWith(RecordText.SAID) || line.equals(RecordText.SAID.strip())) {
                    said.append(said.length() == 0 ? "" : "\n")
                            .append(line.substring(Math.min(line.length(), RecordText.SAID.length())));
                } else {
                    break;
                }
                at++;
            }
            return HarmlessText.of(said.toString());
        }

        private static Optional<Instant> instant(String text) {
            try {
                return Optional.of(Instant.parse(text));
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }
    }
}
