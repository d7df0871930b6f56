package pbem.cli.verb;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.archive.GameFiles;
import pbem.archive.PersonalArchive;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import pbem.game.GameFormat;
import pbem.handler.club.Decisions;
import pbem.handler.club.Officer;
import pbem.mail.writing.MailPhrases;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player export}. */
@Command(
        name = "export",
        description = "Write all data of a player to a ZIP for them: settings, boards as they see them, their"
                + " words, and the mails in both directions. README.txt in it describes each file. Keep it as"
                + " secret as the home. Or, with --csv, write a list of all players in the form that pbem"
                + " player import reads.",
        footer = {
            "",
            "A line of the list is userid,address,name, with the player's first address and an empty"
                    + " name, since none is kept.",
            "An apostrophe precedes an address that a spreadsheet would take for a formula."
        })
final class PlayerExport extends ServerVerb {

    @Option(names = "--by", paramLabel = "NAME", description = "The person who decides (default: your login name).")
    private String by = Caller.name();

    @Parameters(index = "0", arity = "0..1", paramLabel = "USERID")
    private String user;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write a list of all players to a new file that you alone can read.")
    private Path list;

    @Option(
            names = "--as",
            paramLabel = "FORM",
            description = "Write the player's finished games in one file for other programs instead: pgn, pdn or sgf.")
    private String form;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The new file (default: one in this directory, named after player and day).")
    private Path file;

    @Override
    int run(PbemServer server) {
        if ((user == null) == (list == null)) {
            throw new Refused("name a player, or a file for all of them: --csv members.csv");
        }
        if (list != null) {
            out().println("Wrote " + listed(server) + " players to " + list);
            return 0;
        }
        if (form != null) {
            out().println("Wrote " + games(server));
            return 0;
        }
        Path written = server.store().read(tx -> {
            Player player = PlayerVerbs.called(tx, user);
            Phrasebook texts = MailPhrases.in(tx.preferences().of(player).language(), server.games());
            PersonalArchive archive =
                    new PersonalArchive(tx, player, texts::say, server.clock().instant());
            return write(archive);
        });
        out().println("Wrote " + written);
        return 0;
    }

    private Path games(PbemServer server) {
        GameFormat.Container container = Stream.of(GameFormat.Container.values())
                .filter(known -> known.ending().equals(form))
                .findFirst()
                .orElseThrow(() -> new Refused("no form " + form + "; there are pgn, pdn and sgf"));
        String text = server.store()
                .read(tx -> new GameFiles(tx)
                        .of(PlayerVerbs.called(tx, user), container, server.games(), Integer.MAX_VALUE));
        return write(
                file == null ? Caller.file(user + "." + form) : file,
                out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** @return the number of members written */
    private int listed(PbemServer server) {
        List<String> lines = server.store()
                .read(tx -> tx.players().all().stream()
                        .filter(Player::isOwned)
                        .flatMap(player -> tx.players().addresses(player).stream()
                                .limit(1)
                                .map(address -> MemberFile.line(player.user(), address)))
                        .toList());
        String text = Stream.concat(Stream.of(MemberFile.HEADING), lines.stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        write(list, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        server.store()
                .perform(tx -> new Decisions(
                                tx, Officer.atTerminal(by), server.clock().instant())
                        .audit("export players", lines.size() + " players"));
        return lines.size();
    }

    private Path write(PersonalArchive archive) {
        return write(
                file == null ? Caller.file(archive.name()) : file,
                out -> archive.writeTo(out, PersonalArchive.Extent.WHOLE));
    }

    /** Writes a new file that its owner alone can read. */
    static Path write(Path target, OwnerOnly.Filling filling) {
        try {
            OwnerOnly.write(target, filling);
        } catch (FileAlreadyExistsException e) {
            throw new Refused(target + " is there already; name another file");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return target;
    }
}
