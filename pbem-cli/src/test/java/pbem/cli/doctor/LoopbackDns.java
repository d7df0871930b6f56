package pbem.cli.doctor;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A name server on loopback that knows a few names. */
final class LoopbackDns implements AutoCloseable {

    private static final Map<String, Integer> TYPES =
            Map.of("A", 1, "CNAME", 5, "PTR", 12, "MX", 15, "TXT", 16, "AAAA", 28);
    private static final int NO_SUCH_NAME = 3;

    private final DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    private final Map<String, List<Answer>> names = new TreeMap<>();
    private volatile boolean silent;

    private record Answer(int type, byte[] data) {}

    LoopbackDns() throws IOException {
        Thread thread = new Thread(this::serve, "loopback-dns");
        thread.setDaemon(true);
        thread.start();
    }

    String place() {
        return "127.0.0.1:" + socket.getLocalPort();
    }

    /** From now on it receives questions but does not answer. */
    void fallSilent() {
        silent = true;
    }

    synchronized LoopbackDns forget(String name) {
        names.remove(name);
        return this;
    }

    /** Adds a record of a name. A TXT is split into parts of this many octets, as long ones must be. */
    synchronized LoopbackDns add(String name, String type, String value, int part) throws IOException {
        names.computeIfAbsent(name, unknown -> new ArrayList<>())
                .add(new Answer(TYPES.get(type), data(type, value, part)));
        return this;
    }

    LoopbackDns add(String name, String type, String value) throws IOException {
        return add(name, type, value, 255);
    }

    private static byte[] data(String type, String value, int part) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        switch (type) {
            case "A", "AAAA" -> data.write(InetAddress.getByName(value).getAddress());
            case "MX" -> {
                data.writeShort(Integer.parseInt(value.split(" ")[0]));
                name(data, value.split(" ")[1]);
            }
            case "TXT" -> {
                for (int from = 0; from < value.length(); from += part) {
                    byte[] text = value.substring(from, Math.min(value.length(), from + part))
                            .getBytes(StandardCharsets.US_ASCII);
                    data.writeByte(text.length);
                    data.write(text);
                }
            }
            default -> name(data, value);
        }
        return bytes.toByteArray();
    }

    private static void name(DataOutputStream out, String name) throws IOException {
        for (String label : name.split("\\.")) {
            out.writeByte(label.length());
            out.write(label.getBytes(StandardCharsets.US_ASCII));
        }
        out.writeByte(0);
    }

    private void serve() {
        byte[] buffer = new byte[512];
        try {
            while (!socket.isClosed()) {
                DatagramPacket asked = new DatagramPacket(buffer, buffer.length);
                socket.receive(asked);
                if (!silent) {
                    byte[] answer = answer(buffer, asked.getLength());
                    socket.send(new DatagramPacket(answer, answer.length, asked.getSocketAddress()));
                }
            }
        } catch (IOException e) {
            socket.close(); // there are no further questions
        }
    }

    private synchronized byte[] answer(byte[] asked, int length) throws IOException {
        StringBuilder name = new StringBuilder();
        int at = 12;
        while (asked[at] != 0) {
            name.append(name.length() == 0 ? "" : ".")
                    .append(new String(asked, at + 1, asked[at], StandardCharsets.US_ASCII));
            at += asked[at] + 1;
        }
        int type = asked[at + 2];
        int questionEnd = at + 5;
        List<Answer> known = names.getOrDefault(name.toString(), List.of());
        List<Answer> answers = known.stream()
                .filter(one -> one.type() == type || one.type() == TYPES.get("CNAME"))
                .toList();
        boolean exists = !known.isEmpty() || names.keySet().stream().anyMatch(one -> one.endsWith("." + name));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(asked, 0, 2);
        out.writeShort(0x8180 | (exists ? 0 : NO_SUCH_NAME));
        out.writeShort(1);
        out.writeShort(answers.size());
        out.writeInt(0);
        out.write(asked, 12, questionEnd - 12);
        for (Answer one : answers) {
            out.writeShort(0xc00c);
            out.writeShort(one.type());
            out.writeShort(1);
            out.writeInt(60);
            out.writeShort(one.data().length);
            out.write(one.data());
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        socket.close();
    }
}
