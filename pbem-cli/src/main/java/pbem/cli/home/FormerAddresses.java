package pbem.cli.home;

import java.util.List;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;

/** The former mail addresses of a server whose address changed. */
public final class FormerAddresses {

    private FormerAddresses() {}

    public static List<String> of(Configuration configuration) {
        return Stream.of(configuration.get(Settings.FORMER_ADDRESSES).split("[,\\s]+"))
                .filter(address -> !address.isEmpty())
                .toList();
    }

    /** All mail addresses of the server, the present one first. */
    static List<String> andPresent(Configuration configuration) {
        return Stream.concat(Stream.of(configuration.get(Settings.ADDRESS)), of(configuration).stream())
                .toList();
    }
}
