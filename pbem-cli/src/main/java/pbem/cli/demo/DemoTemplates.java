package pbem.cli.demo;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;

/** The demo's templates, compiled into the program. */
final class DemoTemplates {

    private final TemplateEngine engine =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.cli.templates");

    String render(String name, Map<String, Object> params) {
        StringOutput output = new StringOutput();
        engine.render(name + ".jte", params, output);
        return output.toString();
    }
}
