package pbem.tournament.pairing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentEvent.Pairing;
import pbem.tournament.table.KnockOutMatch;

/**
 * A bracket in which the best seeds meet last. If the number of players is not a power of two, the best seeds have a
 * bye in the first round.
 */
final class KnockOutFormat implements TournamentFormat {

    /** The boards of a match, before a third one decides. */
    static final int BOARDS = 2;

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        Optional<Stage> round = tournament.stage();
        if (round.isEmpty()) {
            return List.of(paired(1, bracket(tournament.playing())));
        }
        List<Pairing> deciders = new ArrayList<>();
        List<Optional<Long>> winners = new ArrayList<>();
        boolean over = true;
        for (int match = 0; match < round.get().groups().size(); match++) {
            KnockOutMatch state = KnockOutMatch.of(tournament, round.get(), match);
            if (state.needsDecider()) {
                deciders.add(new Pairing(
                        match, lowerSeedFirst(tournament, round.get().groups().get(match))));
            }
            over &= state.isOver();
            winners.add(state.winner().filter(tournament::isPlaying));
        }
        if (!deciders.isEmpty()) {
            return List.of(new TournamentEvent.Paired(round.get().number(), List.of(), deciders, List.of()));
        }
        if (!over) {
            return List.of();
        }
        return winners.size() == 1
                ? List.of(new TournamentEvent.Ended(""))
                : List.of(paired(round.get().number() + 1, neighbours(winners)));
    }

    private static List<Long> lowerSeedFirst(Tournament tournament, List<Long> players) {
        boolean inOrder = tournament.seed(players.get(0)) > tournament.seed(players.get(1));
        return inOrder ? players : List.of(players.get(1), players.get(0));
    }

    /** The matches of the first round, the first seed in the first and the second in the last. */
    static List<List<Long>> bracket(List<Long> seeding) {
        List<Integer> order = List.of(1);
        while (order.size() < seeding.size()) {
            List<Integer> wider = new ArrayList<>();
            int sum = 2 * order.size() + 1;
            for (int i = 0; i < order.size(); i++) {
                int seed = order.get(i);
                wider.add(i % 2 == 0 ? seed : sum - seed);
                wider.add(i % 2 == 0 ? sum - seed : seed);
            }
            order = wider;
        }
        List<Optional<Long>> places = order.stream()
                .map(seed -> seed <= seeding.size() ? Optional.of(seeding.get(seed - 1)) : Optional.<Long>empty())
                .toList();
        return neighbours(places);
    }

    private static List<List<Long>> neighbours(List<Optional<Long>> places) {
        List<List<Long>> matches = new ArrayList<>();
        for (int i = 0; i < places.size(); i += 2) {
            List<Long> match = new ArrayList<>();
            places.get(i).ifPresent(match::add);
            places.get(i + 1).ifPresent(match::add);
            matches.add(match);
        }
        return matches;
    }

    private static TournamentEvent paired(int round, List<List<Long>> matches) {
        List<Pairing> pairings = new ArrayList<>();
        List<Long> byes = new ArrayList<>();
        for (int match = 0; match < matches.size(); match++) {
            List<Long> players = matches.get(match);
            if (players.size() == 2) {
                pairings.add(new Pairing(match, players));
                pairings.add(new Pairing(match, List.of(players.get(1), players.get(0))));
            } else {
                byes.addAll(players);
            }
        }
        return new TournamentEvent.Paired(round, matches, pairings, byes);
    }
}
