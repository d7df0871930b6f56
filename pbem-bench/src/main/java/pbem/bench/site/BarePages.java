package pbem.bench.site;

import io.javalin.Javalin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A bare site for comparison: plain Javalin with constant pages of the same sizes. */
public final class BarePages {

    private BarePages() {}

    /** @param args the files of the pages {@code /0}, {@code /1} and so on */
    public static void main(String[] args) throws IOException {
        String[] pages = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            pages[i] = Files.readString(Path.of(args[i]));
        }
        Javalin bare = Javalin.create(config -> {
                    config.jetty.host = "127.0.0.1";
                    config.jetty.port = 0;
                    config.startup.showJavalinBanner = false;
                    for (int i = 0; i < pages.length; i++) {
                        String page = pages[i];
                        config.routes.get("/" + i, context -> context.html(page));
                    }
                })
                .start();
        System.out.println("port " + bare.port());
    }
}
