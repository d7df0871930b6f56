package pbem.web.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.handler.play.GuestBoard;
import pbem.handler.play.GuestTable;
import pbem.handler.play.SeatedBoard;
import pbem.handler.play.TrialBoard;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.DrawingPlan;
import pbem.picture.Item;
import pbem.picture.Point;
import pbem.picture.Svg;
import pbem.query.Saying;
import pbem.web.text.SiteTexts;

/**
 * A board on which a move is composed, as JSON for the scripts of our pages. {@code docs/play.md} describes the format.
 *
 * @param turned whether the board is shown from its other side
 */
public record TrialJson(SiteTexts texts, boolean turned) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Coordinates are rounded to hundredths of the picture's units. */
    private static final double PRECISION = 100;

    /** The board as everybody may see it, with the moves tried on it. */
    public static byte[] write(TrialBoard board, SiteTexts texts, Context context) {
        return asked(context, texts).of(board).toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A writer for the side of the board that the address asks for. */
    static TrialJson asked(Context context, SiteTexts texts) {
        return new TrialJson(texts, "true".equals(context.queryParam("turned")));
    }

    ObjectNode of(SeatedBoard board, String mailAddress) {
        ObjectNode node = of(board.trial());
        String title = texts.say("site.board", texts.title(board.game()), board.number());
        node.put("board", board.number());
        node.put("game", board.game().name());
        node.put("title", title);
        node.put("player", board.user());
        node.put("language", board.language().toLanguageTag());
        board.seat().ifPresent(seat -> node.put("seat", texts.say(seat)));
        node.put("revision", board.revision());
        node.put("overtaken", board.overtaken());
        node.put("turn", board.onTurn());
        node.put("standing", standing(board));
        node.put("over", board.result().isPresent());
        node.put("own", board.ownMoveNext());
        node.put("asks", asks(board));
        board.sends().ifPresent(line -> node.put("sends", line));
        board.queued().ifPresent(plan -> node.put("queued", plan));
        board.queues().ifPresent(line -> node.put("queues", line));
        board.queuesBeside().ifPresent(line -> node.put("queuesBeside", line));
        node.put("early", board.trial().early());
        board.example().ifPresent(line -> node.put("example", line));
        board.sample().ifPresent(line -> node.put("sample", line));
        board.deadline().ifPresent(until -> node.put("deadline", SiteTexts.iso(until)));
        ArrayNode players = node.putArray("players");
        board.places()
                .forEach(place -> players.addObject()
                        .put("user", place.user())
                        .put("seat", texts.say(place.seat()))
                        .put("turn", place.onTurn()));
        ArrayNode moves = node.putArray("moves");
        board.moves()
                .forEach(played -> moves.addObject().put("user", played.user()).put("move", played.move()));
        ArrayNode elsewhere = node.putArray("elsewhere");
        board.elsewhere().forEach(elsewhere::add);
        ArrayNode lines = node.putArray("lines");
        board.lines().forEach(line -> lines.addObject().put("line", line).put("label", meaning(line)));
        put(node.putArray("talk"), board);
        node.put("address", mailAddress);
        node.put("subject", "Re: " + board.game().name() + " board " + board.number());
        return node;
    }

    ObjectNode of(GuestBoard board) {
        ObjectNode node = of(board.trial());
        node.put("game", board.game().name());
        node.put("nonce", board.carried().nonce());
        ArrayNode moves = node.putArray("moves");
        board.carried().moves().forEach(moves::add);
        node.put("signature", board.carried().signature());
        node.put("turn", board.onTurn());
        node.put("over", board.result().isPresent() || board.full());
        node.put("keeps", board.canBeKept());
        node.put("standing", standing(board));
        return node;
    }

    private String standing(GuestBoard board) {
        if (board.full()) {
            return texts.say("site.guest-full", GuestTable.MOST_MOVES);
        }
        String last = String.join("; ", board.last());
        String opponent = board.opponents().stream().findFirst().orElse("");
        if (board.result().isPresent()) {
            return texts.say(board.result().get());
        }
        if (!board.onTurn()) {
            return texts.say("site.guest-waits", opponent);
        }
        if (!last.isEmpty()) {
            return texts.say("site.guest-answered", opponent, last);
        }
        return board.seat()
                .map(seat -> texts.say("site.guest-begins", texts.say(seat), opponent))
                .orElseGet(() -> texts.say("site.guest-sits", opponent));
    }

    /** A sentence that asks for the next move of the line, if that is not the move to be sent now; otherwise empty. */
    private String asks(SeatedBoard board) {
        if (board.trial().draft().isEmpty()
                || board.onTurn() && board.trial().line().isEmpty()) {
            return "";
        }
        if (board.trial().early()) {
            return texts.say("site.play-early");
        }
        return board.ownMoveNext() ? texts.say("site.play-then") : texts.say("site.play-if", texts.list(board.next()));
    }

    private void put(ArrayNode array, SeatedBoard board) {
        for (Saying saying : board.talk()) {
            ObjectNode node = array.addObject();
            node.put("user", saying.user());
            saying.move().ifPresent(move -> node.put("move", move));
            node.put("at", SiteTexts.iso(saying.at()));
            node.put("when", texts.moment(saying.at()));
            node.put("words", saying.words());
        }
    }

    private String meaning(String line) {
        return switch (line.replaceFirst("^move [0-9]+ ([a-z]+) #[0-9]+$", "$1").replaceFirst(" [0-9]+$", "")) {
            case "accept" -> texts.say("site.play-accept");
            case "reject" -> texts.say("site.play-reject");
            case "draw", "propose" -> texts.say("site.play-draw");
            case "undo" -> texts.say("site.play-undo");
            case "resign" -> texts.say("site.play-resign");
            case "rematch" -> texts.say("site.play-rematch");
            case "analyse" -> texts.say("site.play-analyse");
            default -> line;
        };
    }

    private String standing(SeatedBoard board) {
        if (board.result().isPresent()) {
            return texts.say(board.result().get());
        }
        return board.onTurn()
                ? texts.say("site.play-your-turn")
                : texts.say("site.play-their-turn", texts.list(board.toMove()));
    }

    ObjectNode of(TrialBoard board) {
        ObjectNode node = MAPPER.createObjectNode();
        Diagram picture = turned ? board.picture().turned() : board.picture();
        DrawingPlan straight = DrawingPlan.of(picture, texts.phrases());
        DrawingPlan plan = turned ? straight.turned() : straight;
        node.put("picture", Svg.adaptive(picture, texts.phrases()));
        node.put("turned", turned);
        node.put("width", rounded(plan.width()));
        node.put("height", rounded(plan.height()));
        node.put("description", board.picture().description().read(texts.phrases()));
        ArrayNode line = node.putArray("line");
        board.line().forEach(line::add);
        board.objection().ifPresent(why -> node.put("objection", texts.say(why)));
        node.put("ahead", board.ahead());
        ArrayNode happenings = node.putArray("happenings");
        board.happenings().forEach(sentence -> happenings.add(texts.say(sentence)));
        board.result().ifPresent(result -> node.put("result", texts.say(result)));
        Optional<Draft> draft = board.draft();
        node.put("says", draft.map(Draft::says).map(texts::say).orElse(""));
        draft.flatMap(Draft::move).map(Move::notation).ifPresent(notation -> node.put("notation", notation));
        Map<String, NamedCell> cells = new LinkedHashMap<>();
        board.cells().forEach(cell -> cells.put(cell.name(), cell));
        put(node.putArray("choices"), draft.map(Draft::choices).orElse(List.of()), cells, plan);
        put(node.putArray("chosen"), draft.map(Draft::chosen).orElse(List.of()), cells, plan);
        ArrayNode all = node.putArray("cells");
        cells.values()
                .forEach(cell -> put(
                        all.addObject().put("key", cell.name()).put("label", label(cell)),
                        new Choice.Spot(cell.centre(), cell.radius()),
                        plan));
        return node;
    }

    private String label(NamedCell cell) {
        return texts.say("site.cell", cell.name(), texts.say(cell.content()));
    }

    private static void put(ObjectNode node, Choice.Spot spot, DrawingPlan plan) {
        Point at = plan.at(spot.centre());
        node.put("x", rounded(at.x()));
        node.put("y", rounded(at.y()));
        node.put("r", rounded(plan.length(spot.radius())));
    }

    private void put(ArrayNode array, List<Choice> choices, Map<String, NamedCell> cells, DrawingPlan plan) {
        for (Choice choice : choices) {
            ObjectNode node = array.addObject();
            node.put("key", choice.key());
            Optional<NamedCell> cell = choice.spot().map(spot -> cells.get(choice.key()));
            node.put("label", cell.map(this::label).orElseGet(() -> texts.say(choice.label())));
            choice.spot().ifPresent(spot -> put(node, spot, plan));
            if (choice.spot().isEmpty() && !choice.figure().isEmpty()) {
                Item figure = new Item("", choice.figure(), List.of());
                node.put(
                        "figure",
                        Svg.adaptive(
                                new Diagram(
                                        choice.label(), Description.of(choice.label()), 1, List.of(figure), List.of()),
                                texts.phrases()));
            }
        }
    }

    private static double rounded(double value) {
        return Math.round(value * PRECISION) / PRECISION;
    }
}
