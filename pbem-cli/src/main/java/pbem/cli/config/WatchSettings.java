package pbem.cli.config;

import java.util.List;

/** The settings of backups, alarms, metrics and the log, in the order of the file. */
public final class WatchSettings {

    public static final Setting<Integer> BACKUP_HOURS = Setting.number(
            "backup.every_hours",
            0,
            8_760,
            0,
            "How often the running server copies its home, keys included, as `pbem backup` does; 0 for never.\n"
                    + "Each copy is opened and looked through before it counts.");
    public static final Setting<Integer> BACKUP_KEEP =
            Setting.number("backup.keep", 1, 10_000, 14, "How many of these copies stay; the oldest ones beyond go.");
    public static final Setting<String> BACKUP_TO = Setting.text(
            "backup.to", "", "In which directory, better on another disk. Empty: backups, in this directory.");

    public static final Setting<Integer> DISK_PERCENT = Setting.number(
            "watch.disk_percent",
            0,
            90,
            10,
            "You (server.admin) are told by mail when less of the disk is free, as when no mailbox is reached, mail waits, a\n"
                    + "mail is set aside, backups fail, the clock jumps or a part of the server breaks: see docs/watching.md.");
    public static final Setting<Integer> BOUNCE_PERCENT = Setting.number(
            "watch.bounce_percent", 1, 100, 20, "The same when so much of the last 200 mails came back.");
    public static final Setting<String> ALARM_COMMAND = Setting.text(
            "watch.command",
            "",
            "A program that is run for each alarm, too, since mail may be what is broken: its path and its arguments, with\n"
                    + "blanks between them. No shell reads them.");

    public static final Setting<Boolean> METRICS = Setting.yesNo(
            "metrics.enabled",
            false,
            "Whether numbers for Prometheus stand at /metrics, on a port of their own. They tell how much is going on here:\n"
                    + "leave them to this machine, or to a network of your own.");
    public static final Setting<String> METRICS_HOST = Setting.text("metrics.host", "127.0.0.1", "");
    public static final Setting<Integer> METRICS_PORT = Setting.number("metrics.port", 0, 65_535, 9464, "");

    public static final Setting<String> LOG_LEVEL = Setting.choice(
            "log.level",
            List.of("error", "warn", "info", "debug", "trace"),
            "info",
            "What the log of `pbem serve` says. This line alone is read again while the server runs, every ten seconds. At\n"
                    + "\"debug\" and beyond people's addresses may stand in it.");
    public static final Setting<String> LOG_FORMAT =
            Setting.choice("log.format", List.of("text", "json"), "text", "\"json\": an object a line, for programs.");
    public static final Setting<String> LOG_FILE = Setting.text(
            "log.file",
            "",
            "Where it goes. Empty: to standard error, as for systemd's journal. A file is begun anew each day and at 10 MB, and\n"
                    + "the old one packed.");
    public static final Setting<Integer> LOG_DAYS = Setting.number(
            "log.keep_days", 1, 3_650, 14, "How long such files stay; all together never more than 1 GB.");

    static final List<Setting<?>> ALL = List.of(
            BACKUP_HOURS,
            BACKUP_KEEP,
            BACKUP_TO,
            DISK_PERCENT,
            BOUNCE_PERCENT,
            ALARM_COMMAND,
            METRICS,
            METRICS_HOST,
            METRICS_PORT,
            LOG_LEVEL,
            LOG_FORMAT,
            LOG_FILE,
            LOG_DAYS);

    private WatchSettings() {}
}
