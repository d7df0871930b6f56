package pbem.mail.reading;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A piece of the body of a mail: what MIME calls an entity. */
sealed interface Part {

    <R> R match(Function<? super Group, ? extends R> group, Function<? super Leaf, ? extends R> leaf);

    /** The leaves of this part, in order. */
    Stream<Leaf> leaves();

    /**
     * Parts within a multipart.
     *
     * @param kind such as {@code alternative}
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
     * A part without parts.
     *
     * @param type media type and its parameters; {@code text/plain} where the mail says nothing or nonsense
     * @param attached whether it was sent as a file
     * @param named whether it has the name of a file
     * @param bytes decoded content, cut to the limit; empty where nobody looks into such a type
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
