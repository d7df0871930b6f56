package pbem.bench.site;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.bench.Server;
import pbem.bench.loop.MailClient;
import pbem.bench.loop.Sink;
import pbem.cli.home.PbemServer;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.handler.play.ReplyEntrance;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;
import pbem.token.Token;

/**
 * Measures what the most expensive requests cost: of each kind that a stranger can send, through the site or by mail,
 * and of those that a player can send from the page of a board mail. Prints the processor time of the whole server with
 * its bound, and exits with 1 if one is above it. Run it by
 * {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Pdearest}.
 */
public final class DearestRequests {

    private static final int BOARDS = Integer.getInteger("dearest.boards", 2_000);
    private static final int PLAYERS = Integer.getInteger("dearest.players", 4_000);
    private static final int TIMES = Integer.getInteger("dearest.times", 10);
    private static final int LONG = 400;
    private static final int LINE = 100;

    /** The length of a line in a mail, in characters. */
    private static final int LONGEST_LINE = 1_000;

    private static final int LINES = 5;

    /**
     * The bound for a page, a picture or a list, in milliseconds like the following; an address gets three seconds of
     * work a minute.
     */
    private static final int OF_A_PAGE = 100;

    /** A stranger's budget plus the work for the page around it. */
    private static final int OF_A_TRIAL = 150;

    /** A player's budget plus the work for the board around it. */
    private static final int OF_A_PLAYERS_TRIAL = 600;

    /** A line from the page of a board mail, with the mails that it causes. */
    private static final int OF_A_LINE = 200;

    /** A mail with its answer of 20 kB. */
    private static final int OF_A_MAIL = 200;

    /** A board for which much can be requested. */
    private record Large(int number, String game, int moves, List<String> line, String token) {

        static Large of(PbemServer server, GameRecord record, Random random) {
            Token token = new Token(
                    record.board().players().get(0).id(),
                    new ReplyTarget.OfBoard(record.board().number(), record.revision()),
                    server.clock().instant().plus(Duration.ofDays(30)));
            Position start = record.at(0).position();
            List<String> line = new ArrayList<>();
            for (Position at = start; line.size() < LINE && at.outcome().isEmpty(); ) {
                Move move = at.moves().get(random.nextInt(at.moves().size()));
                line.add(move.notation());
                at = at.play(move);
            }
            return new Large(
                    record.board().number(),
                    record.board().game().name(),
                    record.moves(),
                    line,
                    server.tokens().write(token));
        }

        /** As many moves of its line as fit into a line of a mail. */
        String words(String before) {
            StringBuilder words = new StringBuilder(before);
            for (String move : line) {
                if (words.length() + move.length() < LONGEST_LINE) {
                    words.append(' ').append(move);
                }
            }
            return words.toString();
        }
    }

    private final SiteHome home;
    private final Server server;
    private final BlockingQueue<byte[]> answers;
    private final MailClient mail;
    private int asked;

    /** The number of the round. The first round warms up, and requests other pages, since answers are cached. */
    private int round;

    private boolean isOver;

    private DearestRequests(SiteHome home, Server server, BlockingQueue<byte[]> answers) throws IOException {
        this.home = home;
        this.server = server;
        this.answers = answers;
        this.mail = new MailClient(home.mail());
    }

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("pbem-dearest");
        boolean isOver;
        BlockingQueue<byte[]> answers = new LinkedBlockingQueue<>();
        try (Sink sink = new Sink((recipients, sent) -> answers.add(sent))) {
            SiteHome home = new SiteHome(directory.resolve("home"), BOARDS, PLAYERS, """
                    url = "http://localhost"
                    [smtp]
                    host = "127.0.0.1"
                    port = %d
                    [limits]
                    unproven_answers_per_hour = 10000
                    unproven_answers_per_hour_in_all = 1000000
                    unproven_kilobytes_per_hour_in_all = 10000000
                    """.formatted(sink.port()));
            List<Large> large = large(home);
            try (Server server = Server.start(
                    List.of("-Xmx512m"),
                    "pbem.cli.Main",
                    List.of("serve", "--home", home.directory().toString()),
                    directory.resolve("server.log"),
                    "Site:")) {
                DearestRequests requests = new DearestRequests(home, server, answers);
                requests.all(large);
                System.out.println("request                       ms   bound  where dearest");
                requests.round++;
                requests.all(large);
                isOver = requests.isOver;
            }
        }
        System.exit(isOver ? 1 : 0);
    }

    private void all(List<Large> large) throws Exception {
        site(large);
        page(large);
        mails(large);
    }

    private static List<Large> large(SiteHome home) throws Exception {
        Random random = new Random(1);
        try (PbemServer server = home.open()) {
            List<Large> large = new ArrayList<>();
            for (Game game : server.games().all()) {
                Map<String, String> options = switch (game.name()) {
                    case "cholone" -> Map.of("quiet", "999");
                    case "chroma" -> Map.of("size", "9");
                    case "kroma" -> Map.of("size", "12");
                    case "chromino" -> Map.of("open", "");
                    default -> Map.of();
                };
                int players = game.name().equals("chromino") ? 4 : 2;
                large.add(Large.of(server, FilledHome.playLong(server, game, options, players, LONG, random), random));
            }
            return large;
        }
    }

    /** Measures requests over HTTP. */
    private void site(List<Large> large) throws Exception {
        get(
                "try a line",
                OF_A_TRIAL,
                large,
                (board, i) -> "/boards/" + board.number() + "/moves/0/try?line="
                        + escaped(String.join(
                                ";", board.line().subList(0, board.line().size() - i % 3))));
        get(
                "page of a line",
                OF_A_TRIAL,
                large,
                (board, i) -> "/boards/" + board.number() + "/moves/0?line="
                        + escaped(String.join(
                                " ", board.line().subList(0, board.line().size() - i % 3))));
        get(
                "line by the API",
                OF_A_TRIAL,
                large,
                (board, i) -> "/api/v1/boards/" + board.number()
                        + "/moves/0/line?moves="
                        + escaped(String.join(
                                ";", board.line().subList(0, board.line().size() - i % 3))));
        get(
                "compose a move",
                OF_A_TRIAL,
                large,
                (board, i) -> "/boards/" + board.number() + "/moves/" + (board.moves() - i) + "/try?line=");
        get("board after a move", OF_A_PAGE, large, (board, i) -> at(board, i, ""));
        get("PNG", OF_A_PAGE, large, (board, i) -> at(board, i, ".png"));
        get("SVG", OF_A_PAGE, large, (board, i) -> at(board, i, ".svg"));
        get("position by the API", OF_A_PAGE, large, (board, i) -> "/api/v1" + at(board, i, ""));
        get("legal by the API", OF_A_PAGE, large, (board, i) -> "/api/v1" + at(board, i, "/legal"));
        List<Large> one = large.subList(0, 1);
        get("search", OF_A_PAGE, one, (board, i) -> "/search?q=player" + (char) ('0' + i % 10) + i);
        get("players", OF_A_PAGE, one, (board, i) -> "/players?page=" + (i + 1));
        get("boards", OF_A_PAGE, one, (board, i) -> "/boards?state=finished&sort=length&as=table&page=" + (i + 1));
        get("boards by the API", OF_A_PAGE, one, (board, i) -> "/api/v1/boards?sort=length&page=" + (i + 1));
        get("player", OF_A_PAGE, one, (board, i) -> "/players/player" + i);
        get("player's feed", OF_A_PAGE, one, (board, i) -> "/players/player" + i + ".atom");
        for (String path : List.of(
                "/", "/api/v1/changes", "/archive", "/hall", "/status", "/standings", "/feed.atom", "/sitemap.xml")) {
            fresh(path, OF_A_PAGE, board -> path, one);
        }
        fresh("record", OF_A_PAGE, board -> "/boards/" + board.number() + ".record", large);
        fresh("JSON", OF_A_PAGE, board -> "/boards/" + board.number() + ".json", large);
        fresh("feed of a board", OF_A_PAGE, board -> "/boards/" + board.number() + ".atom", large);
    }

    /** Measures the requests of the page of a board mail, with the reader's token. */
    private void page(List<Large> large) throws Exception {
        ask(
                "POST /play/board",
                OF_A_PLAYERS_TRIAL,
                large,
                (board, i) -> post(
                        board,
                        "/play/board",
                        "{\"line\": [\""
                                + String.join(
                                        "\", \"",
                                        board.line().subList(0, board.line().size() - i % 3)) + "\"]}"));
        ask(
                "POST /play/lines",
                OF_A_LINE,
                large,
                (board, i) -> post(
                        board,
                        "/play/lines",
                        "{\"id\": \"" + asked + "\", \"line\": \"" + cut(board.words("preview")) + "\"}"));
    }

    private static String cut(String line) {
        int longest = ReplyEntrance.LONGEST_LINE;
        return line.length() <= longest ? line : line.substring(0, line.lastIndexOf(' ', longest));
    }

    private byte[] post(Large board, String path, String json) {
        return Connection.post(path, json, address(), "Authorization: Bearer " + board.token());
    }

    private static String at(Large board, int i, String ending) {
        return "/boards/" + board.number() + "/moves/" + (board.moves() - 1 - i) + ending;
    }

    private static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private void get(String name, int bound, List<Large> boards, BiFunction<Large, Integer, String> path)
            throws Exception {
        ask(name, bound, boards, (board, i) -> request(path.apply(board, i)));
    }

    private void ask(String name, int bound, List<Large> boards, BiFunction<Large, Integer, byte[]> request)
            throws Exception {
        double most = 0;
        String where = "";
        for (Large board : boards) {
            try (Connection connection = new Connection(home.port())) {
                Duration before = server.work();
                Map<Integer, Integer> statuses = new TreeMap<>();
                for (int i = 0; i < TIMES; i++) {
                    statuses.merge(
                            connection
                                    .ask(request.apply(board, round * TIMES + i))
                                    .status(),
                            1,
                            Integer::sum);
                }
                double each = server.work().minus(before).toNanos() / 1e6 / TIMES;
                if (each > most) {
                    most = each;
                    where = board.game() + " " + statuses;
                }
            }
        }
        print(name, most, bound, where);
    }

    private byte[] request(String path) {
        return Connection.request(path, address());
    }

    /** A new client address for each request, so that only the request's own limit applies. */
    private String address() {
        asked++;
        return "X-Forwarded-For: 203.0." + asked / 250 + "." + asked % 250;
    }

    /** Measures answers that are cached until something changes; before each request a mail changes something. */
    private void fresh(String name, int bound, Function<Large, String> path, List<Large> boards) throws Exception {
        double most = 0;
        String where = "";
        for (Large board : boards) {
            Duration work = Duration.ZERO;
            int status = 0;
            try (Connection connection = new Connection(home.port())) {
                for (int i = 0; i < TIMES; i++) {
                    ask("list");
                    Duration before = server.work();
                    status = connection.ask(request(path.apply(board))).status();
                    work = work.plus(server.work().minus(before));
                }
            }
            double each = work.toNanos() / 1e6 / TIMES;
            if (each > most) {
                most = each;
                where = board.game() + " " + status;
            }
        }
        print(name, most, bound, where);
    }

    private void mails(List<Large> large) throws Exception {
        mail("help (the least)", large.subList(0, 1), board -> List.of("help"));
        mail("preview", large, board -> lines(i -> board.words("preview " + board.number() + "#" + i)));
        mail("preview new", large, board -> lines(i -> board.words(board.game() + " preview new 2")));
        mail("replay", large, board -> lines(i -> board.words("replay " + board.number() + " " + i)));
        mail("show many", large.subList(0, 1), board -> lines(i -> "show " + numbers(i)));
        mail(
                "show moves",
                large,
                board -> lines(i -> "show "
                        + IntStream.range(1, 120)
                                .mapToObj(move -> board.number() + "#" + (120 * i + move))
                                .collect(Collectors.joining(" "))));
        mail("show of players", large.subList(0, 1), board -> lines(i -> "show player" + i));
        mail("look", large, board -> lines(i -> "look " + board.number() + "#" + (board.moves() - i)));
        mail("record", large, board -> lines(i -> "record " + board.number()));
        mail("games", large.subList(0, 1), board -> lines(i -> board.game() + " games all"));
        mail("history", large.subList(0, 1), board -> lines(i -> "history"));
        mail("standings", large.subList(0, 1), board -> lines(i -> "standings cholone all"));
        mail("list", large.subList(0, 1), board -> lines(i -> "list cholone chroma"));
        mail("help pages", large.subList(0, 1), board -> lines(i -> "help commands"));
        mail("rules", large, board -> lines(i -> "help " + board.game()));
    }

    private static String numbers(int i) {
        return IntStream.range(0, 200)
                .mapToObj(number -> String.valueOf(101 + 200 * i + number))
                .collect(Collectors.joining(" "));
    }

    private static List<String> lines(Function<Integer, String> line) {
        return IntStream.range(0, LINES).mapToObj(line::apply).toList();
    }

    private void mail(String name, List<Large> boards, Function<Large, List<String>> lines) throws Exception {
        double most = 0;
        String where = "";
        for (Large board : boards) {
            Duration before = server.work();
            int bytes = 0;
            String[] asks = lines.apply(board).stream()
                    .map(line -> line.length() > LONGEST_LINE
                            ? line.substring(0, line.lastIndexOf(' ', LONGEST_LINE))
                            : line)
                    .toArray(String[]::new);
            for (int i = 0; i < TIMES; i++) {
                bytes = ask(asks).length;
            }
            double each = server.work().minus(before).toNanos() / 1e6 / TIMES;
            if (each > most) {
                most = each;
                where = board.game() + ", " + bytes + " bytes";
            }
        }
        print("mail: " + name, most, OF_A_MAIL, where);
    }

    /** Sends a stranger's mail and returns the answer. */
    private byte[] ask(String... lines) throws IOException, InterruptedException {
        asked++;
        String from = "stranger" + asked + "@d" + asked + ".example";
        answers.clear();
        String text = "From: " + from + "\r\nTo: pbem@bench.example\r\nMessage-ID: <" + asked
                + "@bench>\r\nSubject: \r\n\r\n" + String.join("\r\n", lines) + "\r\n";
        mail.send(from, List.of("pbem@bench.example"), text.getBytes(StandardCharsets.US_ASCII));
        byte[] answer = answers.poll(60, TimeUnit.SECONDS);
        if (answer == null) {
            throw new IOException("no answer to " + text);
        }
        return answer;
    }

    private void print(String name, double most, int bound, String where) {
        if (round == 0) {
            return;
        }
        isOver |= most > bound;
        System.out.printf(
                Locale.ROOT, "%-24s %7.1f %7d  %s%s%n", name, most, bound, where, most > bound ? "  OVER" : "");
    }
}
