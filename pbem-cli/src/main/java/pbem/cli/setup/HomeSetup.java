package pbem.cli.setup;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.FormerAddresses;
import pbem.cli.home.Home;
import pbem.cli.home.OwnerOnly;

/**
 * Asks for the settings that a server needs, tries them, and writes them. The settings in its home are the defaults of
 * the questions.
 */
public final class HomeSetup {

    private static final Predicate<String> ADDRESS = text ->
            text.matches("[\\p{Graph}&&[^@+\"'`\\\\<>,;:$]]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?");
    private static final String ADDRESS_FORM = "an address like pbem@example.org, without a + in it";
    private static final Predicate<String> ANY = text -> !text.isBlank();

    private final Home home;
    private final Given given;
    private final Questions questions;
    private final PrintWriter out;

    /** The settings to write, in order. */
    private final Set<Setting<?>> changed = new LinkedHashSet<>();

    private Configuration values;

    private Optional<String> givenPassword;

    /** @param given the answers on the command line */
    public HomeSetup(Home home, Given given, Questions questions, PrintWriter out) {
        this.home = home;
        this.given = given;
        this.questions = questions;
        this.out = out;
    }

    /**
     * Runs the whole setup.
     *
     * @return whether the settings work, as far as they were tried
     */
    public boolean run() throws Exception {
        givenPassword = given.password(); // before anything is asked
        values = configured();
        WayIn way = way();
        String address = questions.ask(
                "The address that players write to?",
                given.address,
                Optional.of(values.get(Settings.ADDRESS)).filter(was -> !was.equals(Settings.ADDRESS.fallback())),
                "--address",
                ADDRESS,
                ADDRESS_FORM);
        moveTo(address);
        set(
                Settings.NAME,
                questions.ask(
                        "The name that they see as the sender?",
                        given.name,
                        Optional.of(values.get(Settings.NAME)),
                        "--name",
                        ANY,
                        "a name"));
        String admin = questions.ask(
                "Your own address, for players' feedback (or - for none)?",
                given.admin,
                Optional.of(values.get(Settings.ADMIN).isEmpty() ? "-" : values.get(Settings.ADMIN)),
                "--admin",
                text -> text.equals("-") || ADDRESS.test(text.replace("+", "")),
                "an address, or -");
        set(Settings.ADMIN, admin.equals("-") ? "" : admin);
        takeOn(way);
        if (way.isFetched()) {
            mailbox(way, address);
        }
        given.listenPort.ifPresent(port -> set(Settings.LISTEN_PORT, port));
        given.sitePort.ifPresent(port -> set(SiteSettings.PORT, port));
        given.smtpHost.ifPresent(host -> set(Settings.SMTP_HOST, host));
        given.smtpPort.ifPresent(port -> set(Settings.SMTP_PORT, port));
        given.siteUrl.ifPresent(url -> set(SiteSettings.URL, url));
        set(
                WatchSettings.BACKUP_HOURS,
                Integer.valueOf(questions.ask(
                        "Every how many hours is the server to copy its home (0 for never)?",
                        given.backupHours.map(String::valueOf),
                        Optional.of(home.isMade(values) ? "" + values.get(WatchSettings.BACKUP_HOURS) : "24"),
                        "--backup-hours",
                        text -> text.matches("\\d{1,4}"),
                        "a number of hours")));
        boolean made = makeHome();
        boolean works = new ConnectionTrial(home, out).of(values);
        if (!works && !given.untried) {
            out.println("Nothing was written to " + home.configuration()
                    + ". Fix what is wrong and run it again, or write it anyway: --untried");
            return false;
        }
        home.write(values, List.copyOf(changed));
        out.println((made ? "Made " : "Changed ")
                + home.configuration()
                + (made
                        ? ""
                        : "; its previous content is in "
                                + home.configurationBefore().getFileName()));
        next(way, address);
        return works;
    }

    private Configuration configured() throws IOException, ConfigurationFile.Invalid {
        return Files.exists(home.configuration()) ? home.read(Map.of()) : Configuration.defaults();
    }

    private WayIn way() throws Questions.Unanswered, IOException {
        if (given.way.isEmpty()) {
            out.println("How does mail arrive and leave?");
            for (WayIn way : WayIn.values()) {
                out.printf("  %-13s %s%n", way.word(), way.says());
            }
        }
        String word = questions.ask(
                "Which of them?",
                given.way,
                Optional.empty(),
                "the way",
                text -> WayIn.named(text).isPresent(),
                "one of " + WayIn.words());
        return WayIn.named(word).orElseThrow();
    }

    private <T> void set(Setting<T> setting, T value) {
        if (setting.reader().apply(value).isEmpty()) {
            throw new IllegalArgumentException(setting.key() + " must be " + setting.form());
        }
        values = values.with(setting, value);
        changed.add(setting);
    }

    /** Sets the address. The address that the server had becomes a former one, so that mail to it still counts. */
    private void moveTo(String address) {
        String before = values.get(Settings.ADDRESS);
        if (!before.equalsIgnoreCase(address) && !before.equals(Settings.ADDRESS.fallback())) {
            set(
                    Settings.FORMER_ADDRESSES,
                    Stream.concat(FormerAddresses.of(values).stream(), Stream.of(before))
                            .filter(former -> !former.equalsIgnoreCase(address))
                            .distinct()
                            .collect(Collectors.joining(" ")));
        }
        set(Settings.ADDRESS, address);
    }

    /** Takes over the settings of a way. All settings that change are written, even if the new value is the default. */
    private void takeOn(WayIn way) {
        Configuration after = way.after(values);
        for (Setting<?> setting : Settings.ALL) {
            if (!after.get(setting).equals(values.get(setting))) {
                changed.add(setting);
            }
        }
        values = after;
        changed.add(Settings.INTAKE);
    }

    private void mailbox(WayIn way, String address) throws Questions.Unanswered, IOException {
        boolean asked = way == WayIn.IMAP;
        if (asked || given.imapHost.isPresent()) {
            set(
                    Settings.IMAP_HOST,
                    questions.ask(
                            "The host of the mailbox (IMAP)?",
                            given.imapHost,
                            Optional.empty(),
                            "--imap-host",
                            ANY,
                            "a host like imap.example.org"));
        }
        given.imapPort.ifPresent(port -> set(Settings.IMAP_PORT, port));
        given.imapTls.ifPresent(tls -> set(Settings.IMAP_TLS, tls));
        String user = questions.ask(
                "The user of the mailbox?", given.user, Optional.of(address), "--user", ANY, "a user name");
        set(Settings.IMAP_USER, user);
        if (asked) {
            set(
                    Settings.SMTP_HOST,
                    questions.ask(
                            "The host that sends (SMTP)?",
                            given.smtpHost,
                            Optional.of(values.get(Settings.IMAP_HOST).replaceFirst("^imap\\.", "smtp.")),
                            "--smtp-host",
                            ANY,
                            "a host like smtp.example.org"));
            set(Settings.SMTP_PORT, given.smtpPort.orElse(465));
            set(Settings.SMTP_SECURITY, "tls");
        }
        if (given.smtpSecurity.isPresent()) {
            set(Settings.SMTP_SECURITY, given.smtpSecurity.get());
        }
        if (way.logsInToSend()) {
            set(Settings.SMTP_USER, user);
        }
        if (way.hasPassword()) {
            String password = givenPassword.isPresent()
                    ? givenPassword.get()
                    : questions.askSecret(
                            "Its password"
                                    + (way == WayIn.IMAP || way == WayIn.DOVECOT
                                            ? "?"
                                            : " for this program (an app password)?"),
                            "--password-file FILE");
            set(Settings.IMAP_PASSWORD, password);
            if (way.logsInToSend()) {
                set(Settings.SMTP_PASSWORD, password);
            }
        }
    }

    /** Makes the home if there is none. Returns whether it did. */
    private boolean makeHome() throws IOException {
        if (home.isMade(values)) {
            return false;
        }
        home.make(Configuration.defaults());
        return true;
    }

    private void next(WayIn way, String address) throws IOException {
        Path directory = home.directory().toAbsolutePath().normalize();
        Path written = directory.resolve("setup");
        OwnerOnly.makeDirectory(written);
        List<String> steps = new ArrayList<>();
        if (way == WayIn.OUTLOOK) {
            steps.add("pbem oauth login outlook --client-id ID   # docs/live-outlook.md says where the ID comes from");
        }
        if (way == WayIn.POSTFIX_LMTP || way == WayIn.POSTFIX_PIPE) {
            write(written.resolve("postfix.sh"), postfix(way, address));
            steps.add("sh " + written.resolve("postfix.sh") + "   # as root, after you have looked at it");
        }
        Launcher launcher = Launcher.ofThisProgram();
        String unit = isPackaged(launcher, directory) ? "pbem" : "pbem@" + name(directory);
        if (!isPackaged(launcher, directory)) {
            Path file = written.resolve(unit + ".service");
            write(file, UnitFile.of(directory, owner(directory), launcher.command()));
            steps.add("cp " + file + " /etc/systemd/system/ && systemctl daemon-reload   # as root");
        }
        steps.add("systemctl enable " + unit + " && systemctl restart " + unit + "   # as root");
        steps.add("pbem doctor" + (isPackaged(launcher, directory) ? "" : " --home " + directory));
        out.println("Next:");
        steps.forEach(step -> out.println("  " + step));
    }

    /** Whether the package's own unit is for this home. */
    private static boolean isPackaged(Launcher launcher, Path directory) {
        return launcher.isPackaged() && directory.equals(Path.of("/var/lib/pbem"));
    }

    /** A name for the unit and transport of this home, which those of other homes do not have. */
    private static String name(Path directory) {
        return Pattern.compile("[^A-Za-z0-9/]")
                .matcher(directory.toString().substring(1))
                .replaceAll(sign -> "_" + Integer.toHexString(sign.group().charAt(0)) + "_")
                .replace('/', '-');
    }

    private String postfix(WayIn way, String address) {
        if (way == WayIn.POSTFIX_LMTP) {
            return PostfixScript.of(
                    address, "lmtp:inet:" + values.get(Settings.LISTEN_HOST) + ":" + values.get(Settings.LISTEN_PORT));
        }
        Path directory = home.directory().toAbsolutePath().normalize();
        Launcher launcher = Launcher.ofThisProgram();
        return PostfixScript.of(
                address,
                isPackaged(launcher, directory) ? "pbem" : "pbem-" + name(directory),
                "flags=DRhu user=" + owner(directory) + " null_sender= argv=" + launcher.command() + " deliver --home "
                        + directory + " --from ${sender} --to ${original_recipient}");
    }

    private static String owner(Path directory) {
        try {
            return Files.getOwner(directory).getName();
        } catch (IOException | UnsupportedOperationException e) {
            return "pbem";
        }
    }

    private void write(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        OwnerOnly.write(file, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
        out.println("Wrote " + file);
    }
}
