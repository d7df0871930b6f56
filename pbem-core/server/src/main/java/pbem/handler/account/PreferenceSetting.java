package pbem.handler.account;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.phrase.EachLanguage;
import pbem.player.Preferences;
import pbem.player.ZoneNames;

/** The settings as players write and read them: {@code set width 60}. */
enum PreferenceSetting {
    FORMAT("html|plain") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Format.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.format());
        }
    },
    SVG("on|off") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return yesNo(value).map(p::withSvg);
        }

        @Override
        String of(Preferences p) {
            return p.svg() ? "on" : "off";
        }
    },
    WIDTH(Preferences.NARROWEST + ".." + Preferences.WIDEST) {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return Optional.of(value)
                    .filter(text -> WHOLE.matcher(text).matches())
                    .map(Integer::valueOf)
                    .filter(width -> width >= Preferences.NARROWEST && width <= Preferences.WIDEST)
                    .map(p::withWidth);
        }

        @Override
        String of(Preferences p) {
            return Integer.toString(p.width());
        }
    },
    ZONE("Europe/Berlin|America/New_York|UTC|...") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return zone(value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return p.zone().equals(ZoneOffset.UTC) ? "UTC" : p.zone().getId();
        }
    },
    LANGUAGE(EachLanguage.tags()) {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return EachLanguage.nearest(Locale.forLanguageTag(value)).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return p.language().toLanguageTag();
        }
    },
    DIGEST("daily|off") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            String word = value.equalsIgnoreCase("on") ? "daily" : value;
            return constant(Preferences.Digest.values(), word).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.digest());
        }
    },
    RECEIPTS("board|short|none") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Receipts.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.receipts());
        }
    },
    BOARD("text|words") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Boards.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.board());
        }
    },
    CONFIRM("always|never") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Confirm.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.confirm());
        }
    },
    SEEKS("on|off") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return yesNo(value).map(p::withSeeks);
        }

        @Override
        String of(Preferences p) {
            return p.seeks() ? "on" : "off";
        }
    },
    PROFILE("shown|hidden") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Profile.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.profile());
        }
    },
    TALK("private|public") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Talk.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.talk());
        }
    },
    NEWS("on|off") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return yesNo(value).map(p::withNews);
        }

        @Override
        String of(Preferences p) {
            return p.news() ? "on" : "off";
        }
    },
    ROBOTS("play|resign") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Robots.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.robots());
        }
    },
    PUSH("off|silent|sound") {
        @Override
        Optional<Preferences> with(Preferences p, String value) {
            return constant(Preferences.Push.values(), value).map(p::with);
        }

        @Override
        String of(Preferences p) {
            return lower(p.push());
        }
    };

    /** The value that stands for the default of a setting. */
    private static final String STANDARD = "standard";

    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,4}");

    private final String form;

    PreferenceSetting(String form) {
        this.form = form;
    }

    /** The preferences with a value; empty if it is not one of this setting. */
    abstract Optional<Preferences> with(Preferences preferences, String value);

    /** The value in the form in which it is typed. */
    abstract String of(Preferences preferences);

    Optional<Preferences> read(Preferences preferences, String value) {
        return with(preferences, value.equalsIgnoreCase(STANDARD) ? of(Preferences.STANDARD) : value);
    }

    /** The possible values, as shown to people. */
    String form() {
        return form;
    }

    String word() {
        return lower(this);
    }

    static List<String> words() {
        return Arrays.stream(values()).map(PreferenceSetting::word).toList();
    }

    static Optional<PreferenceSetting> named(String name) {
        return Arrays.stream(values())
                .filter(setting -> setting.word().equalsIgnoreCase(name))
                .findFirst();
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] all, String value) {
        return Arrays.stream(all)
                .filter(one -> one.name().equalsIgnoreCase(value))
                .findFirst();
    }

    private static Optional<Boolean> yesNo(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "on", "yes" -> Optional.of(true);
            case "off", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /**
     * The time zone of a name in any case, with blanks or underscores: a region and city, a city alone, or an offset
     * from UTC.
     */
    private static Optional<ZoneId> zone(String value) {
        String name = value.strip().replace(' ', '_');
        if (List.of("utc", "gmt", "z").contains(name.toLowerCase(Locale.ROOT))) {
            return Optional.of(ZoneOffset.UTC);
        }
        Optional<String> known = ZoneNames.meant(value);
        try {
            return known.isPresent() ? known.map(ZoneId::of) : Optional.of(ZoneOffset.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
