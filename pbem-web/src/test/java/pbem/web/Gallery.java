package pbem.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Photographs the pages of a small club, for human eyes: run it with a folder, and look. */
final class Gallery {

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards?state=finished",
            "/boards/101",
            "/boards/101/moves/4",
            "/boards/102",
            "/boards/103",
            "/players",
            "/players/alice",
            "/games",
            "/games/cholone",
            "/games/cholone/example",
            "/games/cholone/example/moves/17",
            "/help",
            "/help/commands",
            "/boards/999");

    private Gallery() {}

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Path scratch = Files.createTempDirectory("gallery");
        try (Club club = Club.in(scratch);
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
    }
}
