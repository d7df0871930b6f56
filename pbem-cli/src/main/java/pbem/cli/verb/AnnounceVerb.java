package pbem.cli.verb;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.handler.club.AnnouncementDesk;
import pbem.notice.HouseNotice;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.Announcements;
import pbem.summary.Announcement;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem announce}. */
@Command(
        name = "announce",
        description = "Make an announcement to all players, or to those of a game: on the site, and by mail, a few"
                + " at a time and after the mails of boards. Each player gets it once. A player who wants none"
                + " writes \"set news off\".",
        footer = {
            "",
            "An empty line ends a paragraph; lines that begin with \"- \" are a list.",
            "Example: pbem announce --subject \"We move on Sunday\" --file move.txt --dry-run"
        })
public final class AnnounceVerb extends ActVerb {

    private static final int MOST_LISTED = 100;
    private static final int LARGEST = 100_000;

    @Parameters(index = "0", arity = "0..1", paramLabel = "TEXT")
    private String text;

    @Option(names = "--subject", paramLabel = "TEXT", description = "The subject, in one line.")
    private String subject = "";

    @Option(names = "--file", paramLabel = "FILE", description = "The text, in UTF-8, in place of TEXT.")
    private Path file;

    @Option(names = "--game", paramLabel = "GAME", description = "Only to players of this game, past ones too.")
    private String game;

    @Option(names = "--no-mail", description = "Only on the site.")
    private boolean noMail;

    @Option(names = "--no-site", description = "Only by mail.")
    private boolean noSite;

    @Option(names = "--list", description = "List the announcements, the newest first.")
    private boolean list;

    @Option(names = "--json", description = "With --list: as JSON.")
    private boolean json;

    @Option(
            names = "--withdraw",
            paramLabel = "N",
            description = "Take the announcement with this number off the site, and stop mailing it.")
    private Integer withdrawn;

    private Announcement.Draft draft;
    private Optional<String> sample = Optional.empty();

    @Override
    int run(PbemServer server) throws Exception {
        if (list) {
            print(server);
            return 0;
        }
        return super.run(server);
    }

    @Override
    void prepare(PbemServer server) throws IOException {
        draft = withdrawn == null ? draft() : null;
    }

    @Override
    String change(Acting acting) {
        AnnouncementDesk desk =
                new AnnouncementDesk(acting.repositories(), acting.server().games(), acting.by(), acting.now());
        if (withdrawn != null) {
            acting.require(desk.withdraw(withdrawn));
            return "Announcement " + withdrawn + " is withdrawn.";
        }
        acting.require(desk.make(draft));
        sample = isDry() ? sample(acting) : Optional.empty();
        return outcome(acting.repositories());
    }

    /**
     * Leaves out {@code mails}: the mails of an announcement go out later, and the outcome already gives their number.
     */
    @Override
    void endTrial(String mails) {
        sample.ifPresent(mail -> out().println("\n" + mail));
        out().println("Nothing was changed.");
    }

    private Announcement.Draft draft() throws IOException {
        if (text != null && file != null || text == null && file == null) {
            throw new Refused("give the text of the announcement in quotes, or --file FILE");
        }
        if (noMail && noSite) {
            throw new Refused("with --no-mail and --no-site nobody would be told");
        }
        return new Announcement.Draft(
                Optional.ofNullable(game), subject.strip(), text == null ? written() : text, !noSite, !noMail);
    }

    private String written() throws IOException {
        try {
            if (Files.size(file) > LARGEST) {
                throw new Refused(file + " is too long for an announcement");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new Refused("there is no file " + file);
        } catch (CharacterCodingException e) {
            throw new Refused(file + " is not written in UTF-8");
        }
    }

    private String outcome(Repositories repositories) {
        String site = draft.shown() ? "It is on the site. " : "";
        return site
                + (draft.mailed()
                        ? "It goes by mail to " + repositories.announcements().readers(draft.game())
                                + " players, a few at a time."
                        : "Nobody gets a mail.");
    }

    /** The mail that the first reader of the announcement would get; empty if nobody gets one. */
    private static Optional<String> sample(Acting acting) {
        Announcements announcements = acting.repositories().announcements();
        Announcement made = announcements.newest(1).get(0);
        Optional<Player> reader = made.mailing()
                ? announcements.next(made, 1).stream()
                        .findFirst()
                        .flatMap(acting.repositories().players()::withId)
                : Optional.empty();
        return reader.flatMap(player -> acting.server()
                .composer()
                .sample(acting.repositories(), new HouseNotice.Announced(made.number()), player, acting.now()));
    }

    private void print(PbemServer server) {
        List<Row> rows = server.store().read(tx -> Row.each(tx.announcements().newest(MOST_LISTED), AnnounceVerb::row));
        new Rows(rows).print(out(), json);
    }

    private static Row row(Announcement announcement) {
        return new Row()
                .with(announcement, "number", "at", "game", "subject")
                .with("site", announcement.shown() ? "yes" : "no")
                .with("mailed", announcement.mailing() ? "under way" : "done");
    }
}
