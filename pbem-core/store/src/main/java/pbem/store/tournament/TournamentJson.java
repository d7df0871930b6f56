package pbem.store.tournament;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.time.Instant;
import pbem.store.json.InstantJson;
import pbem.tournament.TournamentEvent;

/** The JSON form of tournaments in the database. The names here are stored: names may be added, but never changed. */
final class TournamentJson {

    private static final ObjectMapper MAPPER = mapper();

    private TournamentJson() {}

    static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot write a " + value.getClass().getName(), e);
        }
    }

    static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the database holds a broken " + type.getSimpleName(), e);
        }
    }

    /** The stored name of an event. */
    static String kind(TournamentEvent event) {
        return MAPPER.valueToTree(event).get("kind").asText();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface Named {}

    private static ObjectMapper mapper() {
        SimpleModule ours = new SimpleModule();
        ours.addSerializer(Instant.class, new InstantJson.Writer());
        ours.addDeserializer(Instant.class, new InstantJson.Reader());
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(ours)
                .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
                .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
                .visibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE)
                .build();
        mapper.addMixIn(TournamentEvent.class, Named.class);
        mapper.registerSubtypes(
                new NamedType(TournamentEvent.Joined.class, "joined"),
                new NamedType(TournamentEvent.Left.class, "left"),
                new NamedType(TournamentEvent.ByeRequested.class, "byeRequested"),
                new NamedType(TournamentEvent.Started.class, "started"),
                new NamedType(TournamentEvent.Paired.class, "paired"),
                new NamedType(TournamentEvent.Challenged.class, "challenged"),
                new NamedType(TournamentEvent.Assigned.class, "assigned"),
                new NamedType(TournamentEvent.Resulted.class, "resulted"),
                new NamedType(TournamentEvent.Reopened.class, "reopened"),
                new NamedType(TournamentEvent.Adjudicated.class, "adjudicated"),
                new NamedType(TournamentEvent.Reviewed.class, "reviewed"),
                new NamedType(TournamentEvent.Corrected.class, "corrected"),
                new NamedType(TournamentEvent.Forfeited.class, "forfeited"),
                new NamedType(TournamentEvent.Readmitted.class, "readmitted"),
                new NamedType(TournamentEvent.Dropped.class, "dropped"),
                new NamedType(TournamentEvent.Replaced.class, "replaced"),
                new NamedType(TournamentEvent.Extended.class, "extended"),
                new NamedType(TournamentEvent.Paused.class, "paused"),
                new NamedType(TournamentEvent.Resumed.class, "resumed"),
                new NamedType(TournamentEvent.Announced.class, "announced"),
                new NamedType(TournamentEvent.Ended.class, "ended"),
                new NamedType(TournamentEvent.Voided.class, "voided"));
        return mapper;
    }
}
