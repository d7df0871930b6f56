package pbem;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import pbem.testkit.Sources;

/** The classes and sources of the program in all modules, without tests. Surefire runs in this module's directory. */
public final class Production implements ImportOption {

    static final List<Path> CORE = paths("../pbem-core/rules", "../pbem-core/server", "../pbem-core/store");

    static final List<Path> MODULES = Stream.concat(
                    CORE.stream(), paths("../pbem-mail", "../pbem-web", "../pbem-cli", "../pbem-bench").stream())
            .toList();

    /** Test jars lie on this module's class path beside its own tests. */
    @Override
    public boolean includes(Location location) {
        return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }

    static Stream<Sources.Source> sources() {
        return Sources.main(MODULES);
    }

    private static List<Path> paths(String... modules) {
        return Stream.of(modules).map(Path::of).toList();
    }
}
