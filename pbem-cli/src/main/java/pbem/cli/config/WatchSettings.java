package pbem.cli.config;

/** The settings of backups, alarms, metrics and the log, in the order of the file. */
public final class WatchSettings {

    public static final Setting<Integer> BACKUP_HOURS = Setting.number("backup.every_hours", 0, 8_760);
    public static final Setting<Integer> BACKUP_KEEP = Setting.number("backup.keep", 1, 10_000);
    public static final Setting<String> BACKUP_TO = Setting.text("backup.to");

    public static final Setting<Integer> DISK_PERCENT = Setting.number("watch.disk_percent", 0, 90);
    public static final Setting<Integer> BOUNCE_PERCENT = Setting.number("watch.bounce_percent", 1, 100);
    public static final Setting<String> ALARM_COMMAND = Setting.text("watch.command");

    public static final Setting<Boolean> METRICS = Setting.yesNo("metrics.enabled");
    public static final Setting<String> METRICS_HOST = Setting.text("metrics.host");
    public static final Setting<Integer> METRICS_PORT = Setting.number("metrics.port", 0, 65_535);

    public static final Setting<String> LOG_LEVEL =
            Setting.choice("log.level", "error", "warn", "info", "debug", "trace");
    public static final Setting<String> LOG_FORMAT = Setting.choice("log.format", "text", "json");
    public static final Setting<String> LOG_FILE = Setting.text("log.file");
    public static final Setting<Integer> LOG_DAYS = Setting.number("log.keep_days", 1, 3_650);

    private WatchSettings() {}
}
