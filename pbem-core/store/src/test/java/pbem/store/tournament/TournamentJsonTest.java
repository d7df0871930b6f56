package pbem.store.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.store.json.Json;
import pbem.terms.TimeControl;
import pbem.tournament.FixtureScore;
import pbem.tournament.RatingLimits;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;

/** Stored events stay readable: the form of each event is pinned. */
class TournamentJsonTest {

    record Pinned(TournamentEvent event, String json) {
        @Override
        public String toString() {
            return json;
        }
    }

    static List<Pinned> events() {
        return List.of(
                new Pinned(new TournamentEvent.Joined(7), "{'kind':'joined','player':7}"),
                new Pinned(new TournamentEvent.Left(7), "{'kind':'left','player':7}"),
                new Pinned(new TournamentEvent.ByeRequested(7, 2), "{'kind':'byeRequested','player':7,'round':2}"),
                new Pinned(new TournamentEvent.Started(List.of(7L, 8L)), "{'kind':'started','seeding':[7,8]}"),
                new Pinned(
                        new TournamentEvent.Paired(
                                1,
                                List.of(List.of(7L, 8L, 9L)),
                                List.of(new TournamentEvent.Pairing(0, List.of(7L, 8L))),
                                List.of(9L)),
                        "{'kind':'paired','stage':1,'groups':[[7,8,9]],'pairings':[{'group':0,'seats':[7,8]}],"
                                + "'byes':[9]}"),
                new Pinned(new TournamentEvent.Challenged(7, 8), "{'kind':'challenged','by':7,'above':8}"),
                new Pinned(new TournamentEvent.Assigned(1, 101), "{'kind':'assigned','fixture':1,'board':101}"),
                new Pinned(
                        new TournamentEvent.Resulted(1, FixtureScore.placed(List.of(1, 2), 30)),
                        "{'kind':'resulted','fixture':1,'score':{'halves':[2,0],'plies':30,'played':true}}"),
                new Pinned(new TournamentEvent.Reopened(1), "{'kind':'reopened','fixture':1}"),
                new Pinned(
                        new TournamentEvent.Adjudicated(1, "clear"),
                        "{'kind':'adjudicated','fixture':1,'why':'clear'}"),
                new Pinned(
                        new TournamentEvent.Reviewed(1, true, "late"),
                        "{'kind':'reviewed','fixture':1,'keeps':true,'why':'late'}"),
                new Pinned(
                        new TournamentEvent.Corrected(
                                2,
                                List.of(List.of(7L, 8L)),
                                List.of(3),
                                List.of(new TournamentEvent.Pairing(0, List.of(7L, 8L))),
                                List.of(),
                                ""),
                        "{'kind':'corrected','stage':2,'groups':[[7,8]],'struck':[3],'pairings':[{'group':0,'seats':[7,8]}],"
                                + "'byes':[],'why':''}"),
                new Pinned(
                        new TournamentEvent.Forfeited(7, true, ""),
                        "{'kind':'forfeited','player':7,'silent':true,'why':''}"),
                new Pinned(new TournamentEvent.Readmitted(7), "{'kind':'readmitted','player':7}"),
                new Pinned(new TournamentEvent.Dropped(7), "{'kind':'dropped','player':7}"),
                new Pinned(
                        new TournamentEvent.Replaced(7, 9, "ill"), "{'kind':'replaced','from':7,'to':9,'why':'ill'}"),
                new Pinned(new TournamentEvent.Extended(3, "snow"), "{'kind':'extended','days':3,'why':'snow'}"),
                new Pinned(new TournamentEvent.Paused("rain"), "{'kind':'paused','why':'rain'}"),
                new Pinned(new TournamentEvent.Resumed("sun"), "{'kind':'resumed','why':'sun'}"),
                new Pinned(new TournamentEvent.Announced("hello"), "{'kind':'announced','words':'hello'}"),
                new Pinned(new TournamentEvent.Ended(""), "{'kind':'ended','why':''}"),
                new Pinned(new TournamentEvent.Voided("error"), "{'kind':'voided','why':'error'}"));
    }

    @ParameterizedTest
    @MethodSource("events")
    void an_event_is_written_as_ever_and_read_again(Pinned pinned) {
        String json = pinned.json().replace('\'', '"');
        assertThat(Json.write(pinned.event())).isEqualTo(json);
        assertThat(Json.read(json, TournamentEvent.class)).isEqualTo(pinned.event());
    }

    @Test
    void every_event_is_pinned() {
        Stream<Class<?>> all = Arrays.stream(TournamentEvent.class.getPermittedSubclasses());
        assertThat(events().stream().<Class<?>>map(pinned -> pinned.event().getClass()))
                .containsExactlyInAnyOrderElementsOf(all.toList());
    }

    @Test
    void rules_are_read_again() {
        TournamentRules rules = new TournamentRules(
                "Cup",
                "chroma",
                Map.of("size", "5"),
                TournamentKind.SWISS,
                16,
                5,
                2,
                true,
                true,
                Optional.of(Instant.ofEpochMilli(1_000)),
                new TimeControl(1, 7, OptionalInt.of(40)),
                2,
                30,
                Optional.of(new RatingLimits(1400, 1700)),
                true);
        assertThat(Json.read(Json.write(rules), TournamentRules.class)).isEqualTo(rules);
    }

    @Test
    void rules_of_before_there_were_limits_admit_everybody() {
        TournamentRules rules = Json.read(
                "{'name':'Cup','game':'pebbles','options':{},'kind':'SWISS','size':16,'rounds':5,'seats':2,"
                                .replace('\'', '"')
                        + "'bothSeats':false,'startWhenFull':true,'entryUntil':null,'clock':{'nagDays':1,"
                                .replace('\'', '"')
                        + "'forfeitDays':7,'totalDays':null},'boardsAtOnce':0,'roundDays':30}".replace('\'', '"'),
                TournamentRules.class);
        assertThat(rules.rating()).isEmpty();
        assertThat(rules.reopens()).isFalse();
        assertThat(rules.clock()).isEqualTo(new TimeControl(1, 7, OptionalInt.empty()));
    }
}
