package pbem.cli.config;

/** The settings of the club's size, and of the limits of the whole server that follow from it. */
public final class MemberSettings {

    public static final Setting<Integer> MEMBERS = Setting.number(
            "limits.members",
            1,
            30_000,
            100,
            "Members: each brings 3 answers, 30 kB an hour, 200 kB waiting, 5 applicants, unless set below.");
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR_IN_ALL = Setting.times(
            3,
            MEMBERS,
            "limits.unproven_answers_per_hour_in_all",
            1,
            "How many mails this server sends to unproven addresses. A quarter is kept for those who sign up and another for\n"
                    + "registered addresses, and no domain gets more than a fifth. After that, mails that nothing proves wait.");
    public static final Setting<Integer> UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL = Setting.times(
            30,
            MEMBERS,
            "limits.unproven_kilobytes_per_hour_in_all",
            20,
            "How large these mails are together. One that is not written yet counts as 20.");
    public static final Setting<Integer> UNPROVEN_KILOBYTES_WAITING = Setting.times(
            200,
            MEMBERS,
            "limits.unproven_kilobytes_waiting",
            0,
            "How large the mails are together that wait so, for seven days at most. Beyond that they are not heard.");
    public static final Setting<Integer> APPLICANTS = Setting.times(
            5,
            MEMBERS,
            "limits.applicants",
            1,
            "How many people wait for your word at once. Nobody else can ask then.");

    private MemberSettings() {}
}
