package pbem.mail.intake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.reading.Envelope;

/** The JSON form of an envelope in the database. */
final class EnvelopeJson {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private EnvelopeJson() {}

    static String write(Envelope envelope) {
        ObjectNode node = MAPPER.createObjectNode();
        envelope.sender().ifPresent(sender -> node.put("from", sender));
        envelope.recipients().forEach(node.withArray("to")::add);
        envelope.wholeSize().ifPresent(octets -> node.put("size", octets));
        return node.toString();
    }

    static Envelope read(String json) {
        try {
            JsonNode node = MAPPER.readTree(json);
            List<String> recipients = new ArrayList<>();
            node.path("to").forEach(recipient -> recipients.add(recipient.asText()));
            Optional<String> sender = Optional.ofNullable(node.get("from")).map(JsonNode::asText);
            Envelope envelope = new Envelope(sender, recipients);
            return node.has("size") ? envelope.ofHeaderOnly(node.get("size").asLong()) : envelope;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the database holds a broken envelope", e);
        }
    }
}
