package pbem.command;

import java.util.List;
import java.util.Optional;

/** Parses the arguments of the verbs of {@link Verb.Group#WATCH}. */
final class WatchForms {

    private WatchForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case SHOWAS -> showAs(said);
            case SUBSCRIBE ->
                boards(said)
                        .map(which -> Arguments.understood(
                                new WatchCommand.Subscribe(said.game(), which.boards(), which.all())))
                        .orElseGet(said::wrong);
            case UNSUBSCRIBE ->
                boards(said)
                        .map(which -> Arguments.understood(
                                new WatchCommand.Unsubscribe(said.game(), which.boards(), which.all())))
                        .orElseGet(said::wrong);
            case NOTIFY ->
                boards(said)
                        .filter(which -> !which.all() || said.game().isPresent())
                        .map(which -> Arguments.understood(new WatchCommand.NotifyEnd(said.game(), which.boards())))
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
                .map(boards -> Arguments.understood(new WatchCommand.ShowAs(said.game(), boards, selected.selection())))
                .orElseGet(said::wrong);
    }
}
