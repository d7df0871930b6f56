package pbem.handler.account;

import pbem.game.Reason;

/** Why a setting was not changed. */
public final class SettingRefusal {

    /** No such setting. */
    public static final Reason UNKNOWN = new Reason("setting.unknown");

    /** The setting exists, but the value is not allowed. */
    public static final Reason BAD_VALUE = new Reason("setting.bad-value");

    /** The value is missing. */
    public static final Reason WHICH_VALUE = new Reason("setting.which-value");

    private SettingRefusal() {}
}
