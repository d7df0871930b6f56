package pbem.command;

import java.util.List;
import java.util.Optional;

/** Parses the arguments of the verbs of {@link Verb.Group#WATCH}. */
final class WatchForms {

    private WatchForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case SHOWAS -> showAs(said);
            case SUBSCRIBE, UNSUBSCRIBE ->
                boards(said)
                        .<Parsing>map(which -> new WatchCommand.Subscribe(
                                said.game(), which.boards(), which.all(), said.verb() == Verb.SUBSCRIBE))
                        .orElseGet(said::wrong);
            case NOTIFY ->
                boards(said)
                        .filter(which -> !which.all() || said.game().isPresent())
                        .<Parsing>map(which -> new WatchCommand.NotifyEnd(said.game(), which.boards()))
                        .orElseGet(said::wrong);
            default -> said.wrong();
        };
    }

    private record Which(List<Integer> boards, boolean all) {}

    private static Optional<Which> boards(Arguments said) {
        List<String> words = said.words();
        return words.size() == 1 && words.get(0).equalsIgnoreCase("all")
                ? Optional.of(new Which(List.of(), true))
                : Arguments.numbers(words).map(boards -> new Which(boards, false));
    }

    private static Parsing showAs(Arguments said) {
        InformationForms.Selected selected = InformationForms.Selected.of(said.words());
        return Arguments.numbers(selected.words())
                .<Parsing>map(boards -> new WatchCommand.ShowAs(said.game(), boards, selected.selection()))
                .orElseGet(said::wrong);
    }
}
