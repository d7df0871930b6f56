package pbem.mail.reading;

/** Undoes {@code format=flowed} (RFC 3676): a line that ends in a space continues on the next line. */
final class FlowedText {

    private FlowedText() {}

    /** @param delSp whether that space was added only for the wrapping */
    static String unfold(String text, boolean delSp) {
        StringBuilder out = new StringBuilder(text.length());
        boolean open = false;
        int openDepth = 0;
        for (String line : text.split("\r\n|\r|\n", -1)) {
            int depth = depth(line);
            String content = unstuffed(line.substring(depth));
            boolean delimiter = content.equals("-- ");
            boolean joins = open && depth == openDepth && !delimiter;
            if (!joins) {
                out.append(out.isEmpty() && !open ? "" : "\n")
                        .append(">".repeat(depth))
                        .append(depth > 0 ? " " : "");
            }
            open = content.endsWith(" ") && !delimiter;
            openDepth = depth;
            out.append(open && delSp ? content.substring(0, content.length() - 1) : content);
        }
        return out.toString();
    }

    private static int depth(String line) {
        int depth = 0;
        while (depth < line.length() && line.charAt(depth) == '>') {
            depth++;
        }
        return depth;
    }

    private static String unstuffed(String content) {
        return content.startsWith(" ") ? content.substring(1) : content;
    }
}
