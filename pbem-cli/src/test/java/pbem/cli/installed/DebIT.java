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

    private static final Path DEB = Path.of("target", "pbem.deb").toAbsolutePath();

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

    /** A script starts and stops the server as the unit would, also where no systemd can be tried. */
    private static final String STAND_IN = """
            set -ex
            cd /
            mkdir -p /run/systemd/system
            cat >/usr/local/bin/systemctl <<'END'
            #!/bin/sh
            runs() { readlink "/proc/$(cat /run/pbem.pid 2>/dev/null || echo none)/exe" >/dev/null; }
            case "$*" in
                "is-active --quiet pbem.service") runs ;;
                "start pbem.service")
                    PBEM_HOME=/var/lib/pbem setpriv --reuid pbem --regid pbem --clear-groups \\
                        /usr/bin/pbem serve >>/serve.log 2>&1 </dev/null &
                    echo $! >/run/pbem.pid ;;
                "stop pbem.service")
                    ! runs || kill "$(cat /run/pbem.pid)"
                    while runs; do sleep 0.2; done ;;
            esac
            END
            chmod +x /usr/local/bin/systemctl
            export PATH=/usr/local/bin:$PATH PBEM_REHEARSAL=no
            dpkg --force-depends -i /package.deb
            pbem setup --defaults
            pbem player add alice alice@example.org
            systemctl start pbem.service
            pbem upgrade --await-server 90

            # Another package, as one of the functions below changes it.
            newer() {
                rm -rf /newer
                dpkg-deb -R /package.deb /newer
                sed -i "s/^Version: .*/Version: $1/" /newer/DEBIAN/control
                "$2"
                dpkg-deb -Znone -b /newer /newer.deb
            }
            spoilt() { echo spoilt >/newer/usr/share/pbem/pbem.jar; }
            impatient() { sed -i 's/--await-server 90/--await-server 5/' /newer/DEBIAN/postinst; }
            does_not_serve() {
                impatient
                sed -i '2i case " $* " in *" serve "*) exit 1 ;; esac' /newer/usr/bin/pbem
            }
            takes_a_mail_and_ends() {
                impatient
                printf 'From: bob@example.org\\nMessage-ID: <1@example.org>\\n\\nhelp\\n' >/mail
                sed -i '2i case " $* " in *" serve "*) /usr/bin/pbem deliver /mail; exit 1 ;; esac' /newer/usr/bin/pbem
            }
            """;

    @Test
    void aServerThatRunsGoesOnWithTheNewerProgramAndWithTheFormerOneIfThatDoesNotStart() throws Exception {
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DEB);
        ThrowawayDebian.Run run = debian.run(STAND_IN + """
                newer 998 true
                dpkg --force-depends -i /newer.deb
                systemctl is-active --quiet pbem.service
                echo "after a good one: $(pbem player list)"
                test -e /var/backups/pbem/before-upgrade/pbem.db
                ! test -e /var/backups/pbem-upgrade

                former=$(sha256sum </usr/share/pbem/pbem.jar)
                newer 999 spoilt
                ! dpkg --force-depends -i /newer.deb
                test "$former" = "$(sha256sum </usr/share/pbem/pbem.jar)"
                systemctl is-active --quiet pbem.service
                pbem upgrade --await-server 90
                echo "after a bad one: $(pbem player list)"
                ! dpkg --force-depends --configure pbem
                newer 1000 true
                dpkg --force-depends -i /newer.deb
                systemctl is-active --quiet pbem.service
                systemctl stop pbem.service
                """);
        assertThat(run.code()).as(run.printed()).isZero();
        assertThat(run.printed())
                .containsPattern("after a good one: [^$]*alice@example.org")
                .contains("pbem: the new version cannot upgrade the home; going back to the former one")
                .contains("pbem: the former version is back, with the home as it was; nothing was lost")
                .containsPattern("after a bad one: [^$]*alice@example.org")
                .contains("pbem: the program is the former one; install a package again");
    }

    @Test
    void aNewerProgramThatEndsAfterItHasTakenAMailStaysAndOneThatHasNotGoesBack() throws Exception {
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DEB);
        ThrowawayDebian.Run run = debian.run(STAND_IN + """
                newer 998 does_not_serve
                ! dpkg --force-depends -i /newer.deb
                pbem upgrade --await-server 90
                newer 999 takes_a_mail_and_ends
                ! dpkg --force-depends -i /newer.deb
                pbem inbox list
                """);
        assertThat(run.code()).as(run.printed()).isZero();
        assertThat(run.printed())
                .contains("pbem: the new version does not start; going back to the former one")
                .contains("it may have taken mail or moves, so it stays")
                .contains("bob@example.org");
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
                .contains("/root/alice.zip can neither be read nor made by pbem")
                .contains("made: /drop/all.csv is nobody", "made: /drop/all.zip is nobody", "It is whole.")
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
