package pbem.cli.verb;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import pbem.archive.PersonalArchive;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player export}. */
@Command(
        name = "export",
        description = "Write everything that is kept of a player to a ZIP, for them: settings, boards as they see them,"
                + " what they said, the mails in both directions. README.txt in it says what each file is."
                + " Keep it as secret as the home.")
final class PlayerExport extends HomeVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where to; a new file (default: one here, named after player and day).")
    private Path file;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Path written = server.store().read(tx -> {
                PersonalArchive archive = new PersonalArchive(
                        tx.repositories(),
                        PlayerVerbs.called(tx.repositories(), user),
                        server::say,
                        server.clock().instant());
                return write(archive);
            });
            out().println("Wrote " + written);
            return 0;
        }
    }

    private Path write(PersonalArchive archive) {
        Path target = file == null ? Path.of(archive.name()) : file;
        try {
            OwnerOnly.write(target, out -> archive.writeTo(out, PersonalArchive.Mails.WHOLE));
        } catch (FileAlreadyExistsException e) {
            throw new Refused(target + " is there already; name another file");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return target;
    }
}
