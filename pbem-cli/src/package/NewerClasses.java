import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Makes the classes in a directory classes of Java 17, which do the same. */
class NewerClasses {

    private static final int VERSION = 6; // where it stands in a class file

    public static void main(String[] directory) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(directory[0]))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.write(file, newer(Files.readAllBytes(file)));
            }
        }
    }

    private static byte[] newer(byte[] old) {
        ByteBuffer.wrap(old).putShort(VERSION, (short) Opcodes.V17);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        new ClassReader(old).accept(writer, ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }
}
