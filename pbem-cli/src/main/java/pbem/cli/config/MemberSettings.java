package pbem.cli.config;

/** The settings of the club's size, and of the limits of the whole server that follow from it. */
public final class MemberSettings {

    public static final Setting<Integer> MEMBERS = Setting.number(
            "limits.members",
            1,
            30_000,
            100,
            "The number of members. Each adds 3 answers and 30 kB an hour, 200 kB of waiting mail and 5 applicants to"
                    + " the limits below, unless these are set.");
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR_IN_ALL = Setting.times(
            3,
            MEMBERS,
            "limits.unproven_answers_per_hour_in_all",
            1,
            "The number of mails that this server sends to unproven addresses. A quarter is reserved for sign-ups,"
                    + " another for registered addresses, and one domain gets at most a fifth. Beyond that, mails whose"
                    + " sender is not proved wait.");
    public static final Setting<Integer> UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL = Setting.times(
            30,
            MEMBERS,
            "limits.unproven_kilobytes_per_hour_in_all",
            20,
            "The size of these mails together. A mail that is not written yet counts as 20 kB.");
    public static final Setting<Integer> UNPROVEN_KILOBYTES_WAITING = Setting.times(
            200,
            MEMBERS,
            "limits.unproven_kilobytes_waiting",
            0,
            "The size of the waiting mails together; each waits seven days at most. Further mails are not read.");
    public static final Setting<Integer> APPLICANTS = Setting.times(
            5,
            MEMBERS,
            "limits.applicants",
            1,
            "The number of people who wait for your decision at the same time. Others cannot apply meanwhile.");

    private MemberSettings() {}
}
