package pbem.web.picture;

/** In which form a picture is asked for: by the ending of its address. */
public enum Form {
    SVG("svg", "image/svg+xml"),
    PNG("png", "image/png"),
    TEXT("txt", "text/plain; charset=utf-8");

    private final String ending;
    private final String contentType;

    Form(String ending, String contentType) {
        this.ending = ending;
        this.contentType = contentType;
    }

    public String ending() {
        return ending;
    }

    public String contentType() {
        return contentType;
    }
}
