package pbem.cli.config;

import java.util.HashMap;
import java.util.Map;

/** The settings of one server, checked. Immutable. */
public final class Configuration {

    private final Map<Setting<?>, Object> values;

    private Configuration(Map<Setting<?>, Object> values) {
        this.values = Map.copyOf(values);
    }

    /** Every setting at its default. */
    public static Configuration defaults() {
        return new Configuration(Map.of());
    }

    public <T> Configuration with(Setting<T> setting, T value) {
        Map<Setting<?>, Object> more = new HashMap<>(values);
        more.put(setting, value);
        return new Configuration(more);
    }

    /** The value of a setting, or its default. */
    @SuppressWarnings("unchecked") // with() accepts only values of the setting's own type
    public <T> T get(Setting<T> setting) {
        return values.containsKey(setting)
                ? (T) values.get(setting)
                : setting.otherwise().apply(this);
    }
}
