package pbem.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A tab of a browser: opens pages, inspects them, and collects the complaints of the browser. */
final class Tab implements WebSocket.Listener {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String ALL_PICTURES_IN_SIGHT =
            "[...document.images].every(i => i.complete || i.getBoundingClientRect().top > innerHeight)";

    private final StringBuilder incoming = new StringBuilder();
    private final AtomicInteger numbers = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();
    private WebSocket socket;

    static Tab connect(URI address) {
        Tab tab = new Tab();
        tab.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, tab)
                .join();
        tab.call("Page.enable", Map.of());
        tab.call("Log.enable", Map.of());
        tab.call("Runtime.enable", Map.of());
        return tab;
    }

    /** Sets the size of the screen, and whether the reader prefers light or dark pages. */
    Tab on(int width, int height, String scheme) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        return this;
    }

    Tab open(String url) {
        loaded = new CompletableFuture<>();
        call("Page.navigate", Map.of("url", url));
        await(loaded);
        return this;
    }

    /** The value of an expression of JavaScript. */
    JsonNode value(String expression) {
        return call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true))
                .at("/result/value");
    }

    /** The value of an expression that returns a promise. */
    JsonNode promised(String expression) {
        JsonNode answer =
                call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(answer.get("exceptionDetails").toString());
        }
        return answer.at("/result/value");
    }

    /** Sets print or screen, and whether the reader forces colours of their own. */
    Tab as(String medium, boolean forcedColours) {
        call(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        medium,
                        "features",
                        List.of(Map.of("name", "forced-colors", "value", forcedColours ? "active" : "none"))));
        return this;
    }

    /** Turns scripts off. */
    Tab withoutScripts() {
        call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        return this;
    }

    /** Follows the link that the selector finds. */
    Tab follow(String selector) {
        loaded = new CompletableFuture<>();
        value("document.querySelector(" + JSON.valueToTree(selector) + ").click()");
        await(loaded);
        return this;
    }

    /** Waits until an expression is true. */
    Tab until(String expression) {
        for (int i = 0; i < 3_000; i++) {
            if (value(expression).asBoolean()) {
                return this;
            }
            Chromium.pause();
        }
        throw new AssertionError("never true: " + expression + "; the page says: "
                + value("document.querySelector('main').innerText").asText());
    }

    /** Clicks in the middle of the element that the selector finds, after scrolling to it. */
    Tab tap(String selector) {
        JsonNode at = value("(() => { const e = document.querySelector(" + JSON.valueToTree(selector)
                + "); e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
                + " return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()");
        for (String type : List.of("mousePressed", "mouseReleased")) {
            call(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            at.get("x").asDouble(),
                            "y",
                            at.get("y").asDouble(),
                            "button",
                            "left",
                            "clickCount",
                            1));
        }
        return this;
    }

    private JsonNode middle(String selector) {
        return value("(() => { const r = document.querySelector(" + JSON.valueToTree(selector)
                + ").getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()");
    }

    /** Drags with the mouse from one visible element to another, with this button. */
    Tab drag(String from, String to, String button) {
        JsonNode start = middle(from);
        JsonNode end = middle(to);
        mouse("mousePressed", start, button);
        mouse("mouseMoved", end, button);
        mouse("mouseReleased", end, button);
        return this;
    }

    private void mouse(String type, JsonNode at, String button) {
        call(
                "Input.dispatchMouseEvent",
                Map.of(
                        "type",
                        type,
                        "x",
                        at.get("x").asDouble(),
                        "y",
                        at.get("y").asDouble(),
                        "button",
                        button,
                        "buttons",
                        type.equals("mouseReleased") ? 0 : button.equals("left") ? 1 : 2,
                        "clickCount",
                        1));
    }

    /** Taps with a finger on an element, after scrolling to it. */
    Tab touch(String selector) {
        value("document.querySelector(" + JSON.valueToTree(selector) + ").scrollIntoView({block: 'center'})");
        JsonNode at = middle(selector);
        call("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(at)));
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
        return this;
    }

    /** Rests with a finger on something in sight until an expression is true, then moves it to something else. */
    Tab rest(String from, String to, String expression) {
        List<JsonNode> start = List.of(middle(from));
        List<JsonNode> end = List.of(middle(to));
        call("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", start));
        until(expression);
        call("Input.dispatchTouchEvent", Map.of("type", "touchMove", "touchPoints", end));
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
        return this;
    }

    /** Presses a key: Enter, Tab, an arrow. */
    Tab press(String key) {
        Map<String, Integer> codes = Map.of(
                "Enter",
                13,
                "Tab",
                9,
                "Escape",
                27,
                "ArrowLeft",
                37,
                "ArrowUp",
                38,
                "ArrowRight",
                39,
                "ArrowDown",
                40,
                "Home",
                36,
                "End",
                35);
        String text = key.equals("Enter") ? "\r" : "";
        for (String type : List.of("keyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type",
                            type,
                            "key",
                            key,
                            "code",
                            key,
                            "windowsVirtualKeyCode",
                            codes.get(key),
                            "text",
                            text));
        }
        return this;
    }

    void photograph(Path file, boolean whole) {
        for (int i = 0; i < 500 && !value(ALL_PICTURES_IN_SIGHT).asBoolean(); i++) {
            Chromium.pause();
        }
        String data = call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole))
                .get("data")
                .asText();
        try {
            Files.write(file, Base64.getDecoder().decode(data));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The complaints of the browser so far: blocked styles, missing files, and the like. */
    List<String> complaints() {
        return complaints;
    }

    private JsonNode call(String method, Map<String, ?> params) {
        int number = numbers.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(number, answer);
        socket.sendText(
                        JSON.valueToTree(Map.of("id", number, "method", method, "params", params))
                                .toString(),
                        true)
                .join();
        return await(answer);
    }

    private static <T> T await(CompletableFuture<T> answer) {
        return answer.orTimeout(90, TimeUnit.SECONDS).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        incoming.append(data);
        if (last) {
            String message = incoming.toString();
            incoming.setLength(0);
            try {
                hear(JSON.readTree(message));
            } catch (IOException e) {
                complaints.add("not to be read: " + message);
            }
        }
        from.request(1);
        return null;
    }

    private void hear(JsonNode message) {
        if (message.has("id")) {
            waiting.remove(message.get("id").asInt()).complete(message.path("result"));
            return;
        }
        switch (message.path("method").asText()) {
            case "Page.loadEventFired" -> loaded.complete(null);
            case "Log.entryAdded" ->
                complaints.add(message.at("/params/entry/text").asText());
            case "Runtime.exceptionThrown" -> complaints.add(message.toString());
            default -> {
                // Other messages are not needed here.
            }
        }
    }
}
