package pbem.handler.account;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a setting was not changed. */
public sealed interface SettingRefusal extends Refusal {

    /** No such setting. */
    record Unknown(String text, List<String> known) implements SettingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("setting.unknown", text, known);
        }
    }

    /** The setting exists, the value does not fit. */
    record BadValue(String name, String value, String form) implements SettingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("setting.bad-value", name, value, form);
        }
    }

    /** The value is missing. */
    record WhichValue(String name, String form) implements SettingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("setting.which-value", name, form);
        }
    }
}
