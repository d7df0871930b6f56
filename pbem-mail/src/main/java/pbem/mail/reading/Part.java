package pbem.mail.reading;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A part of a mail's body, which MIME calls an entity. */
sealed interface Part {

    <R> R match(Function<? super Group, ? extends R> group, Function<? super Leaf, ? extends R> leaf);

    /** The leaves of this part, in order. */
    Stream<Leaf> leaves();

    /**
     * A multipart with its parts.
     *
     * @param kind the subtype, such as {@code alternative}
     */
    record Group(String kind, List<Part> parts) implements Part {

        public Group {
            parts = List.copyOf(parts);
        }

        @Override
        public <R> R match(Function<? super Group, ? extends R> group, Function<? super Leaf, ? extends R> leaf) {
            return group.apply(this);
        }

        @Override
        public Stream<Leaf> leaves() {
            return parts.stream().flatMap(Part::leaves);
        }
    }

    /**
     * A part that contains no other parts.
     *
     * @param type the media type with its parameters; {@code text/plain} if the mail names none or an invalid one
     * @param attached whether it was sent as a file
     * @param named whether it has the name of a file
     * @param bytes the decoded content, cut to the limit; empty for a type that is not read
     */
    record Leaf(ContentType type, boolean attached, boolean named, byte[] bytes) implements Part {

        @Override
        public <R> R match(Function<? super Group, ? extends R> group, Function<? super Leaf, ? extends R> leaf) {
            return leaf.apply(this);
        }

        @Override
        public Stream<Leaf> leaves() {
            return Stream.of(this);
        }

        boolean is(String mediaType) {
            return type.value().equals(mediaType);
        }

        boolean isText() {
            return type.value().startsWith("text/");
        }

        /** The content as text, in the charset that it declares. */
        String text() {
            return Charsets.decode(bytes, type.parameter("charset"));
        }
    }
}
