package pbem.cli.config;

/** The settings of the club's size, and of the limits of the whole server that follow from it. */
public final class MemberSettings {

    public static final Setting<Integer> MEMBERS = Setting.number("limits.members", 1, 30_000);
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR_IN_ALL =
            Setting.times(3, MEMBERS, "limits.unproven_answers_per_hour_in_all", 1);
    public static final Setting<Integer> UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL =
            Setting.times(30, MEMBERS, "limits.unproven_kilobytes_per_hour_in_all", 20);
    public static final Setting<Integer> UNPROVEN_KILOBYTES_WAITING =
            Setting.times(200, MEMBERS, "limits.unproven_kilobytes_waiting", 0);
    public static final Setting<Integer> APPLICANTS = Setting.times(5, MEMBERS, "limits.applicants", 1);

    private MemberSettings() {}
}
