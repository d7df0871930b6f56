package pbem.cli.doctor;

import java.util.Locale;

/** A number of bytes in readable form: {@code 3.2 MB}. */
final class Size {

    private static final double STEP = 1000;

    private Size() {}

    static String of(long bytes) {
        double size = bytes;
        for (String unit : new String[] {"bytes", "kB", "MB", "GB"}) {
            if (size < STEP) {
                return (unit.equals("bytes") ? Long.toString(bytes) : String.format(Locale.ROOT, "%.1f", size)) + " "
                        + unit;
            }
            size /= STEP;
        }
        return String.format(Locale.ROOT, "%.1f TB", size);
    }
}
