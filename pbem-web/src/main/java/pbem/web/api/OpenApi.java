package pbem.web.api;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.web.api.value.ProblemItem;
import pbem.web.page.RequestLimit;
import pbem.web.page.SiteHeader;
import pbem.web.text.SiteTexts;

/** The description of the API for programs, in OpenAPI 3.1, made of the operations and of what they answer. */
record OpenApi(List<Operation> operations, SiteHeader site, SiteTexts texts) {

    private static final String PROBLEM = "application/problem+json";

    /** As a tree of maps and lists. */
    Map<String, Object> document() {
        Map<String, Object> schemas = new TreeMap<>();
        Map<String, Object> paths = new LinkedHashMap<>();
        schemas.put(ProblemItem.class.getSimpleName(), object(ProblemItem.class, schemas));
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
        document.put("paths", paths);
        document.put("components", Map.of("schemas", schemas));
        return document;
    }

    private Map<String, Object> described(Operation operation, Map<String, Object> schemas) {
        Map<String, Object> schema = schema(operation.answer(), schemas);
        String type = operation.answer() == String.class ? "text/plain" : "application/json";
        List<Object> parameters = new ArrayList<>();
        for (Parameter parameter : operation.parameters()) {
            parameters.add(ordered(
                    "name", parameter.name(),
                    "in", parameter.inPath() ? "path" : "query",
                    "required", parameter.inPath(),
                    "description", parameter.description(),
                    "schema", Map.of("type", parameter.type())));
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
                                        "content", Map.of(type, Map.of("schema", schema))),
                                "304",
                                Map.of("description", texts.say("site.api-same")),
                                "default",
                                ordered(
                                        "description",
                                        texts.say("site.api-problem"),
                                        "content",
                                        Map.of(PROBLEM, Map.of("schema", reference(ProblemItem.class))))));
    }

    private static Map<String, Object> schema(Type type, Map<String, Object> schemas) {
        if (type instanceof ParameterizedType generic) {
            Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            if (generic.getRawType() == List.class) {
                return ordered("type", "array", "items", schema(last, schemas));
            }
            return generic.getRawType() == Map.class
                    ? ordered("type", "object", "additionalProperties", schema(last, schemas))
                    : schema(last, schemas);
        }
        if (type == int.class || type == Integer.class) {
            return Map.of("type", "integer");
        }
        if (type == boolean.class) {
            return Map.of("type", "boolean");
        }
        if (type == String.class) {
            return Map.of("type", "string");
        }
        Class<?> record = (Class<?>) type;
        if (schemas.putIfAbsent(record.getSimpleName(), Map.of()) == null) {
            schemas.put(record.getSimpleName(), object(record, schemas));
        }
        return reference(record);
    }

    private static Map<String, Object> reference(Class<?> record) {
        return Map.of("$ref", "#/components/schemas/" + record.getSimpleName());
    }

    private static Map<String, Object> object(Class<?> record, Map<String, Object> schemas) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : record.getRecordComponents()) {
            properties.put(component.getName(), schema(component.getGenericType(), schemas));
            if (component.getType() != Optional.class) {
                required.add(component.getName());
            }
        }
        return ordered("type", "object", "properties", properties, "required", required);
    }

    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
