package pbem.record.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/**
 * Games by lot as files, and what other programs read from them: {@code foreign.mjs} and {@code variants.mjs} beside
 * the data tell how the two are compared.
 */
public final class PlayedRecords {

    static final Instant STARTED = Instant.parse("2026-03-01T12:00:00Z");
    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);
    private static final int LONG = 150;

    private PlayedRecords() {}

    static Game game(String name) {
        return Catalogue.games().named(name).orElseThrow();
    }

    /** A game by lot. If it does not end by itself, the player on turn resigns. */
    static GameRecord byLot(String game, Map<String, String> options, long lot, int longest) {
        Random random = new Random(lot);
        Position at = game(game).startWith(2, options, SEED).now();
        List<Event> events = new ArrayList<>();
        while (at.outcome().isEmpty() && events.size() < longest) {
            List<? extends Move> moves = at.moves();
            Move move = moves.get(random.nextInt(moves.size()));
            String said = random.nextInt(20) == 0 ? "a {word} or [two]: \\ and \"more\"\nhere" : "";
            events.add(new Event.Moved(at.toMove().get(0), move.notation(), said));
            at = at.play(move);
        }
        if (at.outcome().isEmpty()) {
            events.add(new Event.Resigned(at.toMove().get(0), ""));
        }
        return of(game, options, events);
    }

    /** The record of those events, each an hour, a minute and a second after the one before. */
    static GameRecord of(String game, Map<String, String> options, List<Event> events) {
        List<Player> players =
                List.of(new Player(1, "alice", Player.State.ACTIVE), new Player(2, "bob", Player.State.ACTIVE));
        Board board = Board.begun(
                101,
                game(game),
                game(game).startWith(2, options, SEED).now().setup(),
                Terms.STANDARD,
                players,
                STARTED);
        List<Entry> entries = new ArrayList<>();
        for (Event event : events) {
            Actor actor = event.by()
                    .map(Seat::index)
                    .map(players::get)
                    .map(Actor::player)
                    .orElse(Actor.admin("admin"));
            entries.add(new Entry(
                    entries.size() + 1,
                    STARTED.plusSeconds(3661L * (entries.size() + 1)),
                    actor,
                    Proof.ADMIN,
                    OptionalLong.empty(),
                    event));
        }
        return GameRecord.replay(board, entries);
    }

    static String file(GameRecord record) {
        return GameFile.of(record, entry -> entry.event().comment())
                .orElseThrow()
                .text();
    }

    /** {@code write DIR GAMES} writes files for other programs, {@code read FILE...} reads theirs. */
    public static void main(String... words) throws IOException {
        if (words[0].equals("write")) {
            int games = Integer.parseInt(words[2]);
            Map<String, String> files = new TreeMap<>(Map.of(
                    "chess.pgn", "chess",
                    "chess960.pgn", "chess",
                    "xiangqi.pgn", "xiangqi",
                    "shogi.pgn", "shogi",
                    "makruk.pgn", "makruk",
                    "draughts.pdn", "draughts",
                    "international.pdn", "draughts100"));
            for (String game : List.of(
                    "weiqi", "atari", "gomoku", "connect6", "hex", "reversi", "loa", "ygame", "havannah", "amazons")) {
                files.put(game + ".sgf", game);
            }
            files.forEach((file, game) -> write(Path.of(words[1], file), game, games));
            return;
        }
        for (int i = 1; i < words.length; i++) {
            int fit = 0;
            List<FileGame> games = FileGame.read(Files.readString(Path.of(words[i])));
            for (FileGame game : games) {
                String wrong = game.match(
                        played -> GameReplay.of(played, Catalogue.games(), STARTED)
                                .match(
                                        fits -> "",
                                        refused -> refused.line() + ": "
                                                + refused.why().phrase()),
                        broken -> broken.line() + ": " + broken.why().phrase());
                fit += wrong.isEmpty() ? 1 : 0;
                if (!wrong.isEmpty()) {
                    System.out.println(words[i] + ":" + wrong);
                }
            }
            System.out.println(words[i] + ": " + fit + " of " + games.size() + " read");
        }
    }

    private static void write(Path file, String game, int games) {
        StringBuilder text = new StringBuilder();
        StringBuilder facts = new StringBuilder(); // a line a game: its number of moves and its last position
        for (int lot = 0; lot < games; lot++) {
            boolean shuffled = file.getFileName().toString().startsWith("chess960");
            Map<String, String> options = shuffled ? Map.of("start", Integer.toString((12 * lot + 1) % 960)) : Map.of();
            GameRecord record = byLot(game, options, lot, LONG);
            text.append(file(record)).append('\n');
            facts.append(record.moves())
                    .append(' ')
                    .append(game(game)
                            .format()
                            .orElseThrow()
                            .placement(record.position())
                            .orElse("-"))
                    .append('\n');
        }
        try {
            Files.writeString(file, text);
            Files.writeString(Path.of(file + ".facts"), facts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
