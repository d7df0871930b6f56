package pbem.play;

/** What players say to each other beside a move. */
final class Comment {

    /** Enough for a long thought, too little for a flood. */
    static final int LONGEST = 4_000;

    private Comment() {}

    static String clipped(String comment) {
        return comment.codePointCount(0, comment.length()) <= LONGEST
                ? comment
                : comment.substring(0, comment.offsetByCodePoints(0, LONGEST)) + "...";
    }
}
