package pbem.web.picture;

/** In which form a picture is asked for: by the ending of its address. */
public enum PictureFormat {
    /**
     * The board alone as SVG, without what stands beside it, which nobody could read that small. Stands before the
     * other, whose ending is part of its own.
     */
    SMALL("small.svg", "image/svg+xml"),
    SVG("svg", "image/svg+xml"),
    PNG("png", "image/png"),
    TEXT("txt", "text/plain; charset=utf-8");

    private final String ending;
    private final String contentType;

    PictureFormat(String ending, String contentType) {
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
