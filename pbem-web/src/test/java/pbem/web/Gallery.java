package pbem.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import pbem.tournament.TournamentKind;

/** Takes screenshots of the pages of a small club for people to look at; run it with a folder. */
final class Gallery {

    /** The analysis page. */
    static final String STUDIED = "/boards/141/analysis";

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards?state=finished",
            "/boards/101",
            "/boards/101/moves/4",
            "/boards/102",
            "/boards/103",
            "/players",
            "/hall",
            "/status",
            "/standings",
            "/help/whosees",
            "/tournaments",
            "/tournaments/1",
            "/tournaments/2",
            "/tournaments/3",
            "/players/alice",
            "/games",
            "/games/cholone",
            "/games/cholone/example",
            "/games/cholone/example/moves/17",
            "/help",
            "/help/commands",
            "/boards?state=finished&as=table",
            "/archive",
            "/search?q=al",
            "/admin",
            "/admin/people",
            "/admin/play",
            "/api",
            STUDIED,
            "/boards/999");

    private Gallery() {}

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Path scratch = Files.createTempDirectory("gallery");
        try (Club club = Club.in(scratch, PaperAdmin.pages());
                Chromium chromium = Chromium.start()) {
            fill(club);
            for (String path : args.length > 1 ? List.of(args).subList(1, args.length) : PATHS) {
                String name = path.equals("/") ? "home" : path.substring(1).replaceAll("[^a-z0-9]+", "-");
                String url = "http://127.0.0.1:" + club.port() + path;
                for (var look : Map.of("desk", new int[] {1280, 900}, "phone", new int[] {390, 844})
                        .entrySet()) {
                    for (String scheme : List.of("light", "dark")) {
                        Tab tab = chromium.tab()
                                .on(look.getValue()[0], look.getValue()[1], scheme)
                                .open(url);
                        tab.photograph(folder.resolve(name + "-" + look.getKey() + "-" + scheme + ".png"), false);
                        tab.complaints().forEach(words -> System.out.println(path + ": " + words));
                    }
                }
            }
        }
    }

    private static void tournaments(Club club) {
        String[] all = {"alice", "bob", "Carol", "dave", "erin", "frank"};
        int first = club.tournament(TournamentKind.DOUBLE_ROUND_ROBIN, "The Thursday round robin", all);
        int swiss = club.tournament(TournamentKind.SWISS, "Swiss of the summer", all);
        club.tournament(TournamentKind.KNOCK_OUT, "Cup", "alice", "bob", "Carol", "dave", "erin");
        int small = club.tournament(TournamentKind.ROUND_ROBIN, "Quick", "erin", "frank");
        for (int board = 105; board < 130; board++) {
            club.adjudicate(
                    board, club.record(board).board().players().get(board % 2).user());
            club.advance(first);
            club.advance(swiss);
        }
        for (int board = 160; board > 130; board--) {
            if (club.isThere(board)
                    && club.record(board).board().players().stream()
                            .allMatch(player -> player.user().equals("erin")
                                    || player.user().equals("frank"))) {
                club.adjudicate(board, "frank");
                club.advance(small);
            }
        }
    }

    static void fill(Club club) {
        club.enrol("alice", "bob", "Carol", "dave", "erin", "frank");
        int first = club.start("alice", "bob");
        club.play(first, 6);
        club.say(
                first,
                "move 101 " + club.record(first).position().moves().get(0).notation(),
                "Hello from the lake!\nYour turn, I think.");
        club.play(first, 4);
        int many =
                club.start(Map.of("bowl", ""), Map.of("unrated", ""), "alice", "bob", "Carol", "dave", "erin", "frank");
        club.play(many, 20);
        int over = club.start(Map.of("setup", "belgian"), Map.of("forfeittime", "14"), "Carol", "alice");
        club.play(over, 15);
        club.hear(club.player("alice"), "resign " + over, "Well played. I never saw that sideways push coming.");
        club.start("dave", "erin");
        tournaments(club);
        club.hear(club.player("frank"), "chroma seek 2 --rating=1400-1700", "");
        int studied = club.startOf("chroma", "alice", "dave");
        club.play(studied, 3);
        club.adjudicate(studied, "dave");
        club.analyse(studied);
        if (!STUDIED.contains("/" + studied + "/")) {
            throw new AssertionError("the game looked at is on board " + studied);
        }
    }
}
