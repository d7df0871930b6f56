package pbem.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentEvent.Corrected;
import pbem.tournament.TournamentEvent.Paired;
import pbem.tournament.TournamentEvent.Pairing;
import pbem.tournament.TournamentKind;

/**
 * The changes that a corrected result causes in later stages. The format pairs a stage once more from the state of the
 * tournament at that time, with the present results; only groups that come out differently change.
 */
public final class Correction {

    private final Tournament tournament;
    private final Stage present;

    private Correction(Tournament tournament, Stage present) {
        this.tournament = tournament;
        this.present = present;
    }

    /**
     * The events to enter before anything else; an empty list while a board is awaited; empty if there is nothing to
     * correct.
     */
    static Optional<List<TournamentEvent>> of(Tournament tournament) {
        int from = tournament.correctedFrom();
        if (from == 0) {
            return Optional.empty();
        }
        for (Stage stage : tournament.stages().subList(from, tournament.stages().size())) {
            if (tournament.inQuestion().stream().anyMatch(fixture -> fixture.stage() < stage.number())) {
                return Optional.of(List.of());
            }
            List<TournamentEvent> due =
                    tournament.isByHand(stage.number()) ? List.of() : new Correction(tournament, stage).due();
            if (!due.isEmpty()) {
                return Optional.of(due);
            }
        }
        return Optional.empty();
    }

    /**
     * Puts players into a stage by hand.
     *
     * @param places for each player to replace the new player
     */
    public static TournamentEvent byHand(Tournament tournament, Stage stage, Map<Long, Long> places, String why) {
        return new Correction(tournament, stage).exchanged(places, why);
    }

    /**
     * Pairs boards of the present round of a Swiss by hand. A player who loses their board by it has the bye.
     *
     * @param seats the players of each fixture, by seat
     */
    public static TournamentEvent byHand(Tournament tournament, Map<Fixture, List<Long>> seats, String why) {
        Stage round = tournament.stage().orElseThrow();
        List<Long> seated = seats.values().stream().flatMap(List::stream).toList();
        List<Long> byes = Stream.concat(
                        round.byes().stream(), seats.keySet().stream().flatMap(fixture -> fixture.seats().stream()))
                .distinct()
                .filter(player -> !seated.contains(player) && tournament.isPlaying(player))
                .toList();
        List<Pairing> pairings =
                seats.values().stream().map(players -> new Pairing(0, players)).toList();
        List<Integer> struck = seats.keySet().stream().map(Fixture::number).toList();
        return new Corrected(round.number(), round.groups(), struck, pairings, byes, why);
    }

    private List<TournamentEvent> due() {
        List<TournamentEvent> next = TournamentFormat.of(tournament.rules().kind())
                .next(tournament.before(present.number()), present.since());
        return next.stream()
                .filter(Paired.class::isInstance)
                .flatMap(event -> due((Paired) event).stream())
                .toList();
    }

    private List<TournamentEvent> due(Paired right) {
        if (right.stage() < present.number()) { // a match that is no longer decided gets another board
            return List.of(right);
        }
        Map<Long, Long> places = places(right);
        boolean sameSizes = right.groups().stream().mapToInt(List::size).sum()
                == present.players().size();
        boolean arranged = tournament.rules().kind() == TournamentKind.KNOCK_OUT || !sameSizes;
        if (arranged ? right.groups().equals(present.groups()) : places.isEmpty()) {
            return List.of();
        }
        List<TournamentEvent> due = new ArrayList<>();
        due.add(arranged ? arranged(right) : exchanged(places, ""));
        if (tournament.rules().kind() != TournamentKind.LEAGUE) {
            due.addAll(later(places));
        }
        return due;
    }

    /**
     * The players who do not belong in the stage, each with the player who does. A match and a division have fixed
     * places; elsewhere a player preferably takes the place of one from the same earlier group.
     */
    private Map<Long, Long> places(Paired right) {
        Map<Long, Long> places = new HashMap<>();
        TournamentKind kind = tournament.rules().kind();
        if (kind == TournamentKind.KNOCK_OUT || kind == TournamentKind.LEAGUE) {
            int groups = Math.min(present.groups().size(), right.groups().size());
            for (int group = 0; group < groups; group++) {
                exchange(present.groups().get(group), right.groups().get(group), places);
            }
        } else {
            List<Long> belong = right.groups().stream().flatMap(List::stream).toList();
            for (List<Long> group :
                    tournament.stages().get(present.number() - 2).groups()) {
                exchange(
                        present.players().stream()
                                .filter(player -> !belong.contains(player) && group.contains(player))
                                .toList(),
                        belong.stream()
                                .filter(player -> !present.players().contains(player) && group.contains(player))
                                .toList(),
                        places);
            }
            exchange(present.players(), belong, places);
        }
        return places;
    }

    private static void exchange(List<Long> stand, List<Long> belong, Map<Long, Long> places) {
        List<Long> out = stand.stream()
                .filter(player -> !belong.contains(player) && !places.containsKey(player))
                .toList();
        List<Long> in = belong.stream()
                .filter(player -> !stand.contains(player) && !places.containsValue(player))
                .toList();
        IntStream.range(0, Math.min(out.size(), in.size())).forEach(i -> places.put(out.get(i), in.get(i)));
    }

    /** The stage as the format pairs it; boards of players who have met already stay. */
    private TournamentEvent arranged(Paired right) {
        List<Set<Long>> stay = new ArrayList<>();
        tournament.fixtures().stream()
                .filter(fixture -> fixture.stage() == present.number()
                        && fixture.group() < right.groups().size()
                        && right.groups().get(fixture.group()).containsAll(fixture.seats()))
                .forEach(fixture -> stay.add(new HashSet<>(fixture.seats())));
        List<Pairing> pairings = right.pairings().stream()
                .filter(pairing -> !stay.remove(new HashSet<>(pairing.seats())))
                .toList();
        return new Corrected(present.number(), right.groups(), List.of(), pairings, right.byes(), "");
    }

    /** The stage with other players in the same places; their boards start again. */
    private Corrected exchanged(Map<Long, Long> places, String why) {
        List<List<Long>> groups =
                present.groups().stream().map(group -> exchanged(group, places)).toList();
        List<Pairing> pairings = new ArrayList<>();
        Map<Integer, Integer> ofMatch = new HashMap<>();
        for (Fixture fixture : tournament.fixtures()) {
            boolean touched = fixture.stage() == present.number()
                    && fixture.seats().stream().anyMatch(places::containsKey);
            boolean decider = tournament.rules().kind() == TournamentKind.KNOCK_OUT
                    && fixture.stage() == present.number()
                    && ofMatch.merge(fixture.group(), 1, Integer::sum) > KnockOutFormat.BOARDS;
            if (touched && !decider) {
                pairings.add(new Pairing(fixture.group(), exchanged(fixture.seats(), places)));
            }
        }
        return new Corrected(present.number(), groups, List.of(), pairings, exchanged(present.byes(), places), why);
    }

    private static List<Long> exchanged(List<Long> players, Map<Long, Long> places) {
        return players.stream().map(p -> places.getOrDefault(p, p)).toList();
    }

    /**
     * The later stages that a wrong player reached. The new player takes that place provisionally; the boards begin
     * when it is decided who advances.
     */
    private List<TournamentEvent> later(Map<Long, Long> places) {
        List<TournamentEvent> later = new ArrayList<>();
        for (Stage stage : tournament
                .stages()
                .subList(present.number(), tournament.stages().size())) {
            Map<Long, Long> there = new HashMap<>(places);
            there.keySet().retainAll(stage.players());
            there.values().removeAll(stage.players());
            if (!there.isEmpty() && !tournament.isByHand(stage.number())) {
                later.add(new Correction(tournament, stage).exchanged(there, ""));
            }
        }
        return later;
    }
}
