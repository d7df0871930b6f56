package pbem.cli.config;

import java.util.List;

/** The settings of backups, alarms, metrics and the log, in the order of the file. */
public final class WatchSettings {

    public static final Setting<Integer> BACKUP_HOURS = Setting.number(
            "backup.every_hours",
            0,
            8_760,
            0,
            "The hours between two copies of the home, keys included, that the running server makes as `pbem backup`"
                    + " does; 0: none. Each copy is opened and checked before it counts.");
    public static final Setting<Integer> BACKUP_KEEP = Setting.number(
            "backup.keep", 1, 10_000, 14, "The number of these copies that are kept; older ones are deleted.");
    public static final Setting<String> BACKUP_TO = Setting.text(
            "backup.to", "", "The directory for them, better on another disk. Empty: backups, in this directory.");

    public static final Setting<Integer> DISK_PERCENT = Setting.number(
            "watch.disk_percent",
            0,
            90,
            10,
            "An alarm mail goes to you (server.admin) when less of the disk than this is free. Other alarms: no mailbox"
                    + " is reached, mail waits, a mail is set aside, backups fail, the clock jumps, a part of the"
                    + " server breaks. See docs/watching.md.");
    public static final Setting<Integer> BOUNCE_PERCENT = Setting.number(
            "watch.bounce_percent",
            1,
            100,
            20,
            "An alarm is also raised when this share of the last 200 mails bounced.");
    public static final Setting<String> ALARM_COMMAND = Setting.text(
            "watch.command",
            "",
            "A program that is also run for each alarm, since mail may be what is broken: its path and its arguments,"
                    + " with blanks between them. No shell reads them.");

    public static final Setting<Boolean> METRICS = Setting.yesNo(
            "metrics.enabled",
            false,
            "Whether figures for Prometheus stand at /metrics, on a port of their own. They show how busy the server"
                    + " is: keep them to this machine, or to a network of your own.");
    public static final Setting<String> METRICS_HOST = Setting.text("metrics.host", "127.0.0.1", "");
    public static final Setting<Integer> METRICS_PORT = Setting.number("metrics.port", 0, 65_535, 9464, "");

    public static final Setting<String> LOG_LEVEL = Setting.choice(
            "log.level",
            List.of("error", "warn", "info", "debug", "trace"),
            "info",
            "The level of the log of `pbem serve`. A change of this line takes effect within ten seconds while the"
                    + " server runs. From \"debug\" on, people's addresses may appear in the log.");
    public static final Setting<String> LOG_FORMAT =
            Setting.choice("log.format", List.of("text", "json"), "text", "\"json\": one object a line, for programs.");
    public static final Setting<String> LOG_FILE = Setting.text(
            "log.file",
            "",
            "The log's file. Empty: standard error, as for systemd's journal. A new file begins each day and at 10 MB,"
                    + " and the old one is compressed.");
    public static final Setting<Integer> LOG_DAYS = Setting.number(
            "log.keep_days", 1, 3_650, 14, "The days for which such files are kept; together they never exceed 1 GB.");

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
