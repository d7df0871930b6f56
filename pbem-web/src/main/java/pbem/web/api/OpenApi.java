package pbem.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.query.FieldType;
import pbem.query.Published;
import pbem.web.page.ProblemJson;
import pbem.web.page.RequestLimit;
import pbem.web.page.SiteHeader;
import pbem.web.text.SiteTexts;

/**
 * The description of the API for programs, in OpenAPI 3.1. It is generated from the operations and the types of their
 * answers.
 */
record OpenApi(List<Operation> operations, SiteHeader site, SiteTexts texts) {

    private static final String PROBLEM = "application/problem+json";

    /** The description as a tree of maps and lists. */
    Map<String, Object> document() {
        Map<String, Object> schemas = new TreeMap<>();
        Map<String, Object> paths = new LinkedHashMap<>();
        add(ProblemJson.FIELDS, schemas);
        for (Operation operation : operations) {
            paths.put(operation.path(), Map.of("get", described(operation, schemas)));
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                ordered(
                        "title", site.title(),
                        "version", "1",
                        "description", texts.say("site.api-about", RequestLimit.A_MINUTE, ApiRoutes.PAGE)));
        document.put("servers", List.of(Map.of("url", site.canonical(ApiRoutes.ROOT))));
        document.put("security", List.of()); // everybody may ask, without a key
        document.put("paths", paths);
        document.put("components", Map.of("schemas", schemas));
        return document;
    }

    private Map<String, Object> described(Operation operation, Map<String, Object> schemas) {
        operation.answer().ifPresent(answer -> add(answer, schemas));
        FieldType<?> answer =
                operation.answer().<FieldType<?>>map(Published::type).orElse(FieldType.TEXT);
        String type = operation.answer().isPresent() ? "application/json" : "text/plain";
        List<Object> parameters = new ArrayList<>();
        for (Operation.Parameter parameter : operation.parameters()) {
            parameters.add(ordered(
                    "name", parameter.name(),
                    "in", parameter.inPath() ? "path" : "query",
                    "required", parameter.inPath(),
                    "description", parameter.description(),
                    "schema",
                            parameter.values().isEmpty()
                                    ? Map.of("type", parameter.type())
                                    : ordered("type", parameter.type(), "enum", parameter.values())));
        }
        return ordered(
                "operationId", operation.id(),
                "summary", operation.summary(),
                "parameters", parameters,
                "responses",
                        ordered(
                                "200",
                                ordered(
                                        "description", operation.summary(),
                                        "content", Map.of(type, Map.of("schema", answer.schema()))),
                                "304",
                                Map.of("description", texts.say("site.api-same")),
                                "default",
                                ordered(
                                        "description",
                                        texts.say("site.api-problem"),
                                        "content",
                                        Map.of(
                                                PROBLEM,
                                                Map.of(
                                                        "schema",
                                                        ProblemJson.FIELDS
                                                                .type()
                                                                .schema())))));
    }

    /** Adds a schema and the schemas of its fields. */
    private static void add(Published<?> published, Map<String, Object> schemas) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (var field : published.fields()) {
            properties.put(field.name(), field.type().schema());
            if (field.type().required()) {
                required.add(field.name());
            }
            field.type().of().ifPresent(of -> add(of, schemas));
        }
        schemas.put(published.name(), ordered("type", "object", "properties", properties, "required", required));
    }

    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
