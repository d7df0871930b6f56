package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.Programs;

/** The package that the build makes, on a real Debian. */
class DebIT {

    private static final Path DEB = Path.of("target", "pbem.deb").toAbsolutePath();

    @TempDir
    private Path directory;

    @Test
    void itIsInstalledUpgradedAndRemovedAndTheHomeStays() throws Exception {
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DEB);
        // Where the machine has another Java than Debian's, dpkg knows nothing of it.
        ThrowawayDebian.Run run = debian.run("""
                set -ex
                cd /
                dpkg --force-depends -i /package.deb
                stat -c '%n is %U:%G %a' /var/lib/pbem /etc/pbem
                test -f /var/cache/pbem/pbem.jsa
                pbem setup --defaults
                pbem player add alice alice@example.org
                stat -c '%n is %U:%G %a' /var/lib/pbem/pbem.db

                dpkg-deb -R /package.deb /newer
                sed -i 's/^Version: .*/Version: 999/' /newer/DEBIAN/control
                dpkg-deb -Znone -b /newer /newer.deb
                PBEM_REHEARSAL=no dpkg --force-depends -i /newer.deb
                echo "after the upgrade: $(pbem player list)"
                bash -c '. /usr/share/bash-completion/completions/pbem; complete -p pbem'

                dpkg -r pbem
                ! test -e /usr/bin/pbem
                ! test -e /var/cache/pbem
                dpkg -P pbem
                stat -c '%n is %U:%G %a' /var/lib/pbem /var/lib/pbem/pbem.db /var/lib/pbem/token.keys
                """);
        assertThat(run.code()).as(run.printed()).isZero();
        assertThat(run.printed())
                .contains("/var/lib/pbem is pbem:pbem 700", "/etc/pbem is root:pbem 750")
                .contains("/var/lib/pbem/pbem.db is pbem:pbem 600", "/var/lib/pbem/token.keys is pbem:pbem 600")
                .contains("Unpacking pbem (999) over")
                .containsPattern("after the upgrade: [^$]*alice@example.org")
                .contains("the home /var/lib/pbem and its user are kept");
    }

    /** No systemd runs where the tests do, so this is all that is looked at: what it thinks of the unit. */
    @Test
    void theUnitIsClosedToWhatTheServerDoesNotNeed() throws Exception {
        Path program = Programs.of("systemd", "systemd-analyze");
        Path printed = directory.resolve("security.log");
        Process process = new ProcessBuilder(
                        program.toString(),
                        "security",
                        "--offline=true",
                        "--threshold=20",
                        Path.of("..", "config", "pbem.service").toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(printed)).isZero();
        assertThat(Files.readString(printed)).contains("Overall exposure level").doesNotContain("Unknown");
    }
}
