package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.Programs;

/** The package of the build, installed on a real Debian. */
class DebIT {

    static final Path DEB = Path.of("target", "pbem.deb").toAbsolutePath();

    @TempDir
    private Path directory;

    @Test
    void itIsInstalledUpgradedAndRemovedAndTheHomeStays() throws Exception {
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DEB);
        // dpkg does not know of a Java that is not Debian's.
        ThrowawayDebian.Run run = debian.run("""
                set -ex
                cd /
                dpkg --force-depends -i /package.deb
                stat -c '%n is %U:%G %a' /var/lib/pbem /etc/pbem
                test -f /var/cache/pbem/server.jsa
                test -f /var/cache/pbem/verbs.jsa
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

    /** Follows the commands of the admin's page word by word, as root with the package installed. */
    @Test
    void thePathsOfTheAdminsPageWorkAsTheyAreWritten() throws Exception {
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DEB);
        String page = Files.readString(Path.of("..", "docs", "admin.md"));
        List<String> commands = page.lines()
                .filter(line -> line.startsWith("    pbem ") && line.contains("/var/"))
                .filter(line -> !line.contains("20260101"))
                .map(line -> line.strip() + " </dev/null")
                .toList();
        assertThat(commands).hasSizeGreaterThan(3);
        ThrowawayDebian.Run run = debian.run("""
                set -ex
                cd /root
                export PBEM_REHEARSAL=no SUDO_USER=nobody
                dpkg --force-depends -i /package.deb
                pbem setup --defaults
                pbem player add alice alice@example.org
                pbem player add bob bob@example.org
                %s
                stat -c '%%n is %%U' /var/backups/pbem/members.csv /var/backups/pbem/alice.zip
                pbem log admin
                refused() {
                    if "$@"; then echo "not refused: $*"; exit 1; fi
                }
                chmod 700 /root
                refused pbem player export alice /root/alice.zip
                refused pbem player export alice alice.zip
                refused pbem player export alice
                refused pbem export all.zip
                refused pbem player export --csv=all.csv
                refused pbem outbox export mails
                refused pbem backup copy
                refused pbem restore /root
                refused pbem deliver mail
                test -z "$(find /root -maxdepth 1 -name '*.zip' -o -name all.csv -o -name mails -o -name copy)"
                printf 'address,name\\ncarol@example.org,Carol\\n' >members.csv
                chmod 600 members.csv
                pbem invite --file=/root/members.csv --dry-run
                pbem player import members.csv
                test -z "$(find /tmp -path '*/root/members.csv')"
                mkdir /drop && chmod 1777 /drop && cd /drop
                pbem player export alice
                pbem outbox export /drop/mails
                pbem player export --csv all.csv
                pbem export all.zip
                stat -c 'made: %%n is %%U' /drop/*
                pbem export --check all.zip
                refused pbem player import all.csv --dry-run
                cd /root
                echo PBEM_SMTP_HOST=relay.of.the.unit >/etc/pbem/secrets
                chmod 600 /etc/pbem/secrets
                pbem doctor || true
                """.formatted(String.join("\n", commands)));
        assertThat(run.code()).as(run.printed()).isZero();
        assertThat(run.printed())
                .contains("pbem: works as pbem, to whom /var/lib/pbem belongs")
                .contains("/var/backups/pbem/members.csv is nobody", "/var/backups/pbem/alice.zip is nobody")
                .containsPattern("made: /drop/[^ ]+\\.zip is nobody")
                .contains("made: /drop/mails is nobody")
                .contains("/root/alice.zip can neither be read nor created by pbem")
                .contains("made: /drop/all.csv is nobody", "made: /drop/all.zip is nobody", "It is complete.")
                .contains("carol@example.org is called carol here")
                .contains("This address belongs to the player alice already")
                .contains("relay.of.the.unit:25");
    }

    @Test
    void aServerUnderSystemdStartsIsUpgradedGoesBackIsStartedAgainAfterAKillAndStops() throws Exception {
        String printed = ThrowawayDebian.open(directory, DEB).runUnderSystemd("""
                set -ex
                cd /
                dpkg --force-depends -i /package.deb
                pbem setup --defaults
                pbem player add alice alice@example.org
                systemctl start pbem
                pbem upgrade --await-server 90
                grep -E 'CapEff|NoNewPrivs|Seccomp:' "/proc/$(systemctl show pbem -p MainPID --value)/status"

                dpkg-deb -R /package.deb /newer
                sed -i 's/^Version: .*/Version: 998/' /newer/DEBIAN/control
                dpkg-deb -Znone -b /newer /newer.deb
                dpkg --force-depends -i /newer.deb
                echo "upgraded: $(systemctl is-active pbem) $(pbem player list)"

                sed -i 's/^Version: .*/Version: 999/' /newer/DEBIAN/control
                echo spoilt >/newer/usr/share/pbem/pbem.jar
                dpkg-deb -Znone -b /newer /newer.deb
                ! dpkg --force-depends -i /newer.deb
                pbem upgrade --await-server 90
                echo "gone back: $(systemctl is-active pbem) $(pbem player list)"

                systemctl kill -s KILL pbem
                sleep 2
                pbem upgrade --await-server 90
                systemctl show pbem -p NRestarts
                systemctl stop pbem
                systemctl show pbem -p Result
                """);
        assertThat(printed)
                .contains("CapEff:\t0000000000000000", "NoNewPrivs:\t1", "Seccomp:\t2")
                .containsPattern("upgraded: active [^$]*alice@example.org")
                .containsPattern("gone back: active [^$]*alice@example.org")
                .contains("NRestarts=1", "\nResult=success", "it ended: success");
    }

    /** The drop-in for outside programs is beside the unit. */
    @Test
    void theUnitAndItsDropInAreUnderstoodBySystemd() throws Exception {
        Path program = Programs.of("systemd", "systemd-analyze");
        Path unit = directory.resolve("pbem.service");
        String text = Files.readString(Path.of("..", "config", "pbem.service"));
        Files.writeString(
                unit, text.replace("/usr/bin/pbem serve", "/bin/true").replace("Documentation=man:pbem(1)\n", ""));
        Path dropIns = Files.createDirectory(directory.resolve("pbem.service.d"));
        Files.copy(Path.of("..", "config", "pbem-engines.conf"), dropIns.resolve("pbem-engines.conf"));
        Path printed = directory.resolve("verify.log");
        ProcessBuilder verify = new ProcessBuilder(program.toString(), "verify", unit.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        verify.environment().put("SYSTEMD_UNIT_PATH", directory + ":");
        assertThat(verify.start().waitFor()).as(Files.readString(printed)).isZero();
        assertThat(Files.readString(printed)).doesNotContain("pbem");
    }

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
