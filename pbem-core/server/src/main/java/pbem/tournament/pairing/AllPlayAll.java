package pbem.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import pbem.tournament.TournamentEvent.Pairing;

/** The boards of groups whose players all meet each other. */
final class AllPlayAll {

    static final int SMALLEST_GROUP = 5;
    static final int LARGEST_GROUP = 7;

    private AllPlayAll() {}

    /** Groups of five to seven players with equal strength; one group if that is impossible. */
    static List<List<Long>> groups(List<Long> seeding) {
        int count = (seeding.size() + LARGEST_GROUP - 1) / LARGEST_GROUP;
        if (seeding.size() < count * SMALLEST_GROUP) {
            count = 1;
        }
        List<List<Long>> groups = new ArrayList<>();
        for (int group = 0; group < count; group++) {
            groups.add(new ArrayList<>());
        }
        for (int i = 0; i < seeding.size(); i++) {
            int place = i % count;
            boolean back = i / count % 2 == 1;
            groups.get(back ? count - 1 - place : place).add(seeding.get(i));
        }
        return groups;
    }

    /** All their boards, round by round, so that every player begins early. */
    static List<Pairing> pairings(List<List<Long>> groups, int boardsOfAMeeting) {
        List<Pairing> pairings = new ArrayList<>();
        for (int group = 0; group < groups.size(); group++) {
            List<Long> players = groups.get(group);
            if (players.size() < 2) {
                continue;
            }
            for (int cycle = 0; cycle < boardsOfAMeeting; cycle++) {
                for (List<BergerTable.Meeting> round : BergerTable.rounds(players.size())) {
                    for (BergerTable.Meeting meeting : round) {
                        BergerTable.Meeting seated = cycle == 0 ? meeting : meeting.turned();
                        pairings.add(new Pairing(
                                group, List.of(players.get(seated.first() - 1), players.get(seated.second() - 1))));
                    }
                }
            }
        }
        return pairings;
    }
}
