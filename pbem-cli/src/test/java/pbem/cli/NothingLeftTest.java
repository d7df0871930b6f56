package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.handler.play.ReplyEntrance;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;
import pbem.repository.InboundMails;
import pbem.repository.OutboundMails;
import pbem.store.Tables;

/**
 * Wanda has used every command as a player, a director and an officer. When she is erased, every stored byte is
 * searched for her words, her addresses, and the reasons of decisions about her. Each of these has a mark of letters
 * that no other text has.
 */
@Tag("long")
class NothingLeftTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Pattern MARK = Pattern.compile("zq[a-z]+vx");
    private static final Pattern LINK = Pattern.compile("(?:href|src|data-[a-z]+)=\"(/[^\"#]*)");
    private static final Pattern LOCATION = Pattern.compile("<(?:loc|id)>https?://[^/<]*(/[^<#]*)");

    private static final String FIRST = "wanda@zqfirstvx.example";
    private static final String SECOND = "zqsecondvx@wanda.example";
    private static final String THIRD = "wanda+zqthirdvx@wanda.example";
    private static final String FOURTH = "zqfourthvx@wanda.example";

    @TempDir
    private Path directory;

    private final Set<String> marks = new TreeSet<>();
    private final Map<String, byte[]> left = new LinkedHashMap<>();
    private Home home;
    private int port;
    private HomeMaker life;
    private String from = FIRST;
    private int written;

    @BeforeEach
    void open() throws Exception {
        home = new Home(directory.resolve("home"));
        port = FreePort.any();
        life = new HomeMaker(home);
    }

    @AfterEach
    void close() {
        life.close();
    }

    private void marked(String... texts) {
        for (String text : texts) {
            Matcher found = MARK.matcher(text);
            while (found.find()) {
                marks.add(found.group());
            }
        }
    }

    private void wanda(ReplyTarget target, String words, String comment) {
        wanda("Zqdisplayvx Wonder <" + from + ">", life.address("wanda", target), words, comment);
    }

    private void wanda(String words, String comment) {
        wanda(ReplyTarget.NONE, words, comment);
    }

    private void wanda(String sender, String to, String words, String comment) {
        marked(sender.toLowerCase(Locale.ROOT), words, comment);
        String mail = "From: " + sender + "\r\nTo: " + to + "\r\nSubject: Re: zqsubjectvx\r\nMessage-ID: <w" + ++written
                + "@zqmessageidvx.example>\r\nX-Mailer: zqmailervx\r\n\r\n" + words + "\r\n\r\n" + comment + "\r\n";
        marked(mail.toLowerCase(Locale.ROOT));
        life.act(mail.getBytes(StandardCharsets.UTF_8));
        accepted(words);
    }

    private void accepted(String words) {
        List<String> refused = rows("SELECT results FROM inbox WHERE id = (SELECT max(id) FROM inbox)"
                + " AND (results LIKE '%\"REFUSED\"%' OR results LIKE '%\"UNKNOWN\"%')");
        assertThat(refused).as(words).isEmpty();
    }

    private void other(String name, ReplyTarget target, String words, String comment) {
        life.signed(name, target, words, comment);
        accepted(words);
    }

    private void confirms(String from, String player, String word) {
        long newest =
                Long.parseLong(rows("SELECT CAST(max(id) AS TEXT) FROM hold").get(0));
        wanda(from, life.address(player, new ReplyTarget.OfConfirmation(newest)), word, "");
    }

    private List<String> rows(String query) {
        return life.server
                .store()
                .read(tx -> Tables.of(tx).createQuery(query).mapTo(String.class).list());
    }

    private ReplyTarget board(int number) {
        return new ReplyTarget.OfBoard(number, life.record(number).revision());
    }

    private int newest(String table) {
        return Integer.parseInt(
                rows("SELECT CAST(max(number) AS TEXT) FROM " + table).get(0));
    }

    /** Runs a verb at the terminal. */
    private String pbem(String... words) {
        StringWriter out = new StringWriter();
        List<String> args = new ArrayList<>(List.of(words));
        args.addAll(List.of("--home", home.directory().toString()));
        int code = Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute(args.toArray(String[]::new));
        assertThat(code).as("%s: %s", List.of(words), out).isZero();
        return out.toString();
    }

    private void signsUp() {
        marked(SECOND, THIRD, FOURTH);
        wanda("Zqdisplayvx <" + FIRST + ">", HomeMaker.SERVER, "signup wanda", "");
        confirms(FIRST, "nobody", "yes");
        pbem("invite", FOURTH, "--words", "come and play");
        pbem("invite", THIRD, "--words", "come and play");
        wanda("change address " + SECOND, "");
        confirms(SECOND, "wanda", "yes");
        from = SECOND;
        for (String more : List.of(THIRD, FOURTH)) {
            wanda("add " + more, "");
            confirms(more, "wanda", "yes");
        }
        wanda("set zone Europe/Paris", "");
        wanda("subscribe 102", "");
        wanda("vacation 2026-07-01 2026-07-04", "");
        wanda("block dave", "");
        pbem("player", "director", "wanda", "on");
        pbem("player", "office", "wanda", "admin");
    }

    private void playsAndTalks() {
        wanda("cholone challenge bob", "zqchallengevx, shall we play one?");
        other("bob", new ReplyTarget.OfChallenge(newest("challenge")), "accept", "Gladly.");
        int board = newest("board");
        other("bob", ReplyTarget.NONE, "cholone challenge wanda", "And one more?");
        wanda(new ReplyTarget.OfChallenge(newest("challenge")), "accept", "zqacceptvx, with pleasure");
        for (int i = 0; i < 6; i++) {
            GameRecord record = life.record(board);
            String name = HomeMaker.onTurn(record);
            if (name.equals("wanda")) {
                wanda(board(board), life.move(record), "zqmovewordsvx, said with move " + i);
            } else {
                life.play(board, 1);
            }
        }
        wanda(board(board), "draw", "zqoffervx, it is a draw, is it not?");
        other("bob", board(board), "decline", "Not yet.");
        wanda("chat " + board, "zqchatvx, what a nice game");
        wanda("message alice carol", "zqmessagevx, have you seen this game?");
        wanda("feedback", "zqfeedbackvx, thank you for this server");
        wanda("report bob", "zqreportbyvx, he is so very slow");
        other("bob", ReplyTarget.NONE, "report wanda", "zqreportaboutvx, she is rude to everybody");
        other("bob", ReplyTarget.NONE, "message carol", "Write to her at " + SECOND + ", or to " + FIRST);
        marked("zqreportaboutvx");
    }

    private void looksAfterTheServer() {
        other("carol", ReplyTarget.NONE, "report alice", "What she said was not nice.");
        wanda("moderate answer " + newest("report"), "zqansweredvx, I shall talk to her");
        wanda("moderate mute david 5 zqmutereasonvx for all that noise", "");
        wanda(
                "moderate announce all zqnewssubjectvx for everybody",
                "zqnewswordsvx: the server moves to another town.");
        confirms(SECOND, "wanda", "yes");
        life.start("cholone", "carol", "david");
        wanda("moderate void " + newest("board") + " zqvoidreasonvx by a mistake of mine", "");
        confirms(SECOND, "wanda", "yes");
        pbem("player", "mute", "wanda", "--days", "2", "--why", "zqmutedvx for shouting");
        marked("zqmutedvx");
        pbem("player", "resume", "wanda");
    }

    private void directs() {
        wanda("tournament create cholone round-robin Cup of " + THIRD + " --size=4", "");
        int cup = newest("tournament");
        for (String name : List.of("alice", "bob", "carol", "david")) {
            other(name, ReplyTarget.NONE, "join " + cup, "");
        }
        wanda("tournament " + cup + " start", "");
        wanda("tournament " + cup + " say zqsayvx to all of you", "zqsaymorevx, and below it");
        wanda("tournament " + cup + " extend 3 zqextendvx since I was ill", "");
        wanda("tournament " + cup + " pause zqpausevx until Monday", "");
        wanda("tournament " + cup + " resume", "");
        wanda("tournament " + cup + " forfeit carol zqforfeitvx for she never came", "");
        int board = Integer.parseInt(rows("SELECT CAST(max(board.number) AS TEXT) FROM tournament_board JOIN board"
                        + " ON board.number = tournament_board.board WHERE board.state = 'ACTIVE' AND NOT EXISTS"
                        + " (SELECT 1 FROM seat JOIN player ON player.id = seat.player_id"
                        + " WHERE seat.board = board.number AND player.user_id = 'bob')") // whom she plays elsewhere
                .get(0));
        wanda("tournament " + cup + " adjudicate " + board, "zqadjudicatevx as I saw it");
        wanda("tournament " + cup + " end zqendvx enough was played", "");
    }

    private void leavesThingsWaiting() {
        life.start("cholone", "wanda", "carol");
        life.start("cholone", "carol", "wanda");
        int waits = newest("board");
        GameRecord begun = life.record(waits);
        String first = life.move(begun);
        wanda("queue " + waits + " " + life.move(life.record(waits - 1)), "zqqueuedvx, my answer");
        wanda("submit " + (waits - 1) + " " + first, "zqsubmittedvx, is it good?");
        wanda("chroma challenge alice", "zqopenchallengevx, come on");
        wanda("cholone seek", "zqseekvx, who wants to?");
        marked("zqpagevx");
        life.server
                .page()
                .hear(new ReplyEntrance.PageReply(
                        tokenOf("wanda", board(waits - 1)),
                        "zqpageid",
                        "chat " + (waits - 1),
                        "zqpagevx, said on the page"));
        life.act(("From: " + SECOND + "\r\nTo: " + HomeMaker.SERVER + "\r\nSubject: resign " + waits
                        + "\r\n\r\nzqunprovenvx, nothing proves this\r\n")
                .getBytes(StandardCharsets.UTF_8));
        marked("zqunprovenvx");
        for (String encoding : List.of("base64", "quoted-printable")) {
            String text = "On Monday, wanda <" + SECOND + "> wrote: zqchatvx, what a nice game\r\n";
            String body = encoding.equals("base64")
                    ? Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8))
                    : text.replace("zqchat", "zqc=\r\nhat").replace("@", "=40");
            life.act(("From: carol@players.example\r\nTo: " + HomeMaker.SERVER
                            + "\r\nSubject: help\r\nMIME-Version: 1.0\r\n"
                            + "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: " + encoding
                            + "\r\n\r\n" + body + "\r\n")
                    .getBytes(StandardCharsets.UTF_8));
        }
    }

    private String tokenOf(String name, ReplyTarget target) {
        String address = life.address(name, target);
        return address.substring(address.indexOf('+') + 1, address.indexOf('@'));
    }

    private HttpResponse<byte[]> get(String path) throws Exception {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path.replace(" ", "%20")))
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
    }

    /** Every page that a link leads to, the feeds, the answers for programs, and results of searches. */
    private Map<String, byte[]> site() throws Exception {
        Deque<String> open = new ArrayDeque<>(List.of(
                "/",
                "/news",
                "/news.atom",
                "/feed.atom",
                "/sitemap.xml",
                "/players/wanda",
                "/players/wanda.atom",
                "/players/wanda.ics",
                "/search?q=wanda",
                "/search?q=zq",
                "/api/v1",
                "/api/v1/news",
                "/api/v1/boards",
                "/api/v1/players",
                "/api/v1/players/wanda",
                "/api/v1/tournaments",
                "/admin",
                "/admin/mail",
                "/admin/people",
                "/admin/people/wanda",
                "/admin/play",
                "/admin/figures",
                "/tournaments"));
        for (String number : rows("SELECT CAST(number AS TEXT) FROM board")) {
            open.addAll(List.of(
                    "/boards/" + number,
                    "/boards/" + number + ".json",
                    "/boards/" + number + ".record",
                    "/boards/" + number + ".atom",
                    "/boards/" + number + "/moves",
                    "/api/v1/boards/" + number,
                    "/api/v1/boards/" + number + "/record",
                    "/api/v1/boards/" + number + "/moves",
                    "/admin/boards/" + number));
        }
        for (String number : rows("SELECT CAST(number AS TEXT) FROM tournament")) {
            open.addAll(List.of(
                    "/tournaments/" + number, "/tournaments/" + number + ".atom", "/api/v1/tournaments/" + number));
        }
        Predicate<String> tellsOfPeople = Pattern.compile(
                        "/(boards|players|tournaments|news|search|hall|standings|status|feed)(?!.*\\.(png|svg)).*")
                .asMatchPredicate();
        Map<String, byte[]> pages = new LinkedHashMap<>();
        while (!open.isEmpty()) {
            String path = open.poll();
            if (!pages.containsKey(path)) {
                HttpResponse<byte[]> page = get(path);
                assertThat(page.statusCode()).as(path).isLessThan(500).isNotEqualTo(429);
                pages.put(path, page.body());
                String text = new String(page.body(), StandardCharsets.UTF_8);
                for (Pattern links : List.of(LINK, LOCATION)) {
                    links.matcher(text)
                            .results()
                            .map(link -> link.group(1).replace("&amp;", "&"))
                            .filter(tellsOfPeople)
                            .filter(link -> !link.contains("/moves/") && !link.contains("/try"))
                            .forEach(open::add);
                }
            }
        }
        return pages;
    }

    private static String seen(byte[] bytes) {
        String plain = new String(bytes, StandardCharsets.ISO_8859_1);
        String soft = plain.replaceAll("=[ \\t]*\\r?\\n[> ]*", "").replace("\0", "");
        return (plain + "\n" + soft).toLowerCase(Locale.ROOT);
    }

    /** The mark in base64, at each of the three offsets where it can begin. */
    private static Stream<String> encoded(String mark) {
        return Stream.of("", "x", "xx").map(before -> {
            String whole = Base64.getEncoder().encodeToString((before + mark).getBytes(StandardCharsets.UTF_8));
            return whole.substring(before.isEmpty() ? 0 : 4, (before.length() + mark.length()) / 3 * 4);
        });
    }

    private Set<String> found(byte[] bytes) {
        Set<String> found = new TreeSet<>();
        String text = seen(bytes);
        String unbroken = new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("[\\r\\n]", "");
        for (String mark : marks) {
            if (text.contains(mark) || encoded(mark).anyMatch(unbroken::contains)) {
                found.add(mark);
            }
        }
        return found;
    }

    private void addFiles(String what, Path where) throws IOException {
        try (Stream<Path> files = Files.walk(where)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                left.put(what + " " + where.relativize(file), Files.readAllBytes(file));
            }
        }
    }

    private void addZip(Path file) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                left.put(file.getFileName() + " " + entry.getName(), zip.readAllBytes());
            }
        }
    }

    /** Mails are compressed in the database. */
    private void addMails() {
        life.server.store().read(tx -> {
            InboundMails received = tx.inboundMails();
            OutboundMails sent = tx.outboundMails();
            for (long id : Tables.of(tx).createQuery("SELECT id FROM inbox").mapTo(Long.class)) {
                received.source(id).ifPresent(source -> left.put("mail in " + id, source.raw()));
            }
            for (long id : Tables.of(tx).createQuery("SELECT id FROM outbox").mapTo(Long.class)) {
                sent.frozen(id).ifPresent(mail -> left.put("mail out " + id, mail.bytes()));
            }
            return true;
        });
    }

    @Test
    void no_byte_of_a_forgotten_player_is_left_in_home_site_feeds_api_and_export() throws Exception {
        PrintStream console = System.err;
        life.signUps();
        life.playedOut();
        life.boards();
        life.tournament();
        signsUp();
        playsAndTalks();
        life.send(1_000);
        life.server.inbox().prune(life.clock.instant());
        life.people();
        looksAfterTheServer();
        directs();
        life.send(1_000);
        life.server.outbox().prune(life.clock.instant());
        playsAndTalks();
        life.relay.stop();
        life.send(40); // no server takes these mails; the attempt freezes them
        leavesThingsWaiting();
        life.waiting();
        life.server.scheduler().beat(life.clock.instant()); // the months until today are an outage and end no board
        Files.writeString(
                home.configuration(), "[site]\nport = " + port + "\n[smtp]\nhost = \"127.0.0.1\"\nport = 1\n");
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        PbemServer server = PbemServer.open(home, Map.of());
        Service service = Service.start(server, Role.all(), banner -> {});
        try {
            addFiles("before", home.directory());
            left.putAll(site());
            addMails();
            Set<String> before = new TreeSet<>();
            left.values().forEach(bytes -> before.addAll(found(bytes)));
            assertThat(before).isEqualTo(marks);
            left.clear();

            System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
            pbem("player", "depart", "wanda", "void", "--why", "zqdepartvx, she has left us");
            marked("zqdepartvx");
            pbem("player", "erase", "wanda", "--yes");
            deleteTheCopy();
            pbem("tool", "compact");
            pbem("backup");
            pbem("export", directory.resolve("all.zip").toString());
            pbem("player", "export", "bob", directory.resolve("bob.zip").toString());
            site().forEach((path, bytes) -> left.put("page " + path, bytes));
            assertThat(left.size()).isGreaterThan(100);
        } finally {
            System.setErr(console);
            service.close();
            server.close();
        }
        addFiles("home", home.directory());
        addZip(directory.resolve("all.zip"));
        addZip(directory.resolve("bob.zip"));
        addMails();
        left.put("log", log.toByteArray());

        Map<String, Set<String>> found = new LinkedHashMap<>();
        left.forEach((what, bytes) ->
                Optional.of(found(bytes)).filter(some -> !some.isEmpty()).ifPresent(some -> found.put(what, some)));
        assertThat(found).isEmpty();
        assertThat(pbem("verify")).isNotEmpty();
    }

    /** The verb asks its admin to do this. */
    private void deleteTheCopy() throws IOException {
        try (Stream<Path> copies = Files.list(home.backups())) {
            for (Path copy : copies.filter(one -> one.getFileName().toString().startsWith("before-erase-"))
                    .toList()) {
                try (Stream<Path> files = Files.walk(copy)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
        }
    }
}
