package pbem.handler.account;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.request.CommandContext;

/** Changes a player's preferences about mails. */
final class SettingsHandler {

    /** @param words the name of a setting and its value, or one of the two formats alone */
    void handle(CommandContext context, List<String> words) {
        Player player = context.player();
        Preferences present = context.repositories().preferences().of(player);
        if (words.isEmpty()) {
            context.answered(Phrase.of("setting.told"), table(present));
            return;
        }
        Optional<Preferences> shorthand =
                words.size() == 1 ? Preference.FORMAT.with(present, words.get(0)) : Optional.empty();
        Optional<Preference> setting = Preference.named(words.get(0));
        String value = String.join(" ", words.subList(1, words.size())).replaceFirst("^=\\s*", "");
        Optional<Preferences> wanted =
                shorthand.isPresent() ? shorthand : setting.flatMap(named -> named.read(present, value));
        if (wanted.isPresent()) {
            context.repositories().preferences().set(player, wanted.get());
            if (!wanted.get().zone().equals(present.zone())) {
                context.repositories().clocks().refresh(player); // weekends depend on the time zone
            }
            context.done(
                    Phrase.of("setting.set", context.written()),
                    Stream.concat(changes(present, wanted.get()), Stream.of(table(wanted.get())))
                            .toArray(Answer[]::new));
        } else {
            context.refuse(objection(words.get(0), setting, value));
        }
    }

    private static Refusal objection(String name, Optional<Preference> setting, String value) {
        if (setting.isEmpty()) {
            return SettingRefusal.UNKNOWN.of(name, Preference.words());
        }
        String form = setting.get().form();
        return value.isEmpty()
                ? SettingRefusal.WHICH_VALUE.of(setting.get().word(), form)
                : SettingRefusal.BAD_VALUE.of(setting.get().word(), value, form);
    }

    /** The settings that have changed, each with the line that restores it. */
    private static Stream<Answer> changes(Preferences before, Preferences after) {
        return Arrays.stream(Preference.values())
                .filter(setting -> !setting.of(before).equals(setting.of(after)))
                .flatMap(setting -> Stream.of(
                        new Answer.Said(
                                Phrase.of("setting.changed", setting.word(), setting.of(after), setting.of(before))),
                        new Answer.Steps(List.of(new Notice.Step(
                                "set " + setting.word() + " " + setting.of(before), Phrase.of("setting.take-back"))))));
    }

    private static Answer table(Preferences preferences) {
        return new Answer.Table(
                Phrase.of("setting.heading"),
                List.of(Phrase.of("setting.name"), Phrase.of("setting.value"), Phrase.of("setting.form")),
                Arrays.stream(Preference.values())
                        .map(setting -> List.<Notice.Cell>of(
                                typed(setting.word()),
                                typed(setting.of(preferences)),
                                typed(setting.form().replace("|", ", "))))
                        .toList());
    }

    private static Notice.Cell typed(String english) {
        return new Notice.Cell.Words(Phrase.of("setting.typed", english));
    }
}
