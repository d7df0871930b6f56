package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A newer package beside a server that runs. A class of its own, so that it runs beside {@link DebIT}. */
class DebUpgradeIT {

    @TempDir
    private Path directory;

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
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DebIT.DEB);
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
        ThrowawayDebian debian = ThrowawayDebian.open(directory, DebIT.DEB);
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
}
