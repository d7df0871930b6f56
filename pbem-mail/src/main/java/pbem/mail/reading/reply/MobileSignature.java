package pbem.mail.reading.reply;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises the line with which phones and mail programs advertise themselves. */
final class MobileSignature {

    private static final int LONGEST = 90;
    private static final int LONGEST_WITH_LINK = 400;
    private static final int MOST_WORDS = 12;

    private static final String PROGRAM =
            "(?:my(?= )|(?:a )?mobile|(?:a )?phone|galaxy|mail|outlook|gmail|yahoo|aol|proton|samsung|windows|iphone|ipad|android|"
                    + "blackberry|nokia|huawei|spark|sparrow|mailspring|bluemail|k-9|mymail|mailbird|airmail|tutanota|fairmail)[^ ,;:!?]*";

    private static final List<Pattern> PATTERNS = List.of(
            Pattern.compile("sent (?:from|via|with|using|by) " + PROGRAM + "(?: [^ ,;:!?]+){0,6}"),
            Pattern.compile("(?:get|download) \\w{3,20} for (?:ios|android|mac|iphone|windows|mobile)[^,;]{0,60}"));

    /** Lines that unknown programs write, but people as well. */
    private static final Pattern LIKELY =
            Pattern.compile("sent (?:from|via|with|using|by) [^,:?]{2,60}|from my [^,:?]{2,30}|\\w+ from mobile");

    private static final Pattern LINK = Pattern.compile("\\[([^\\[\\]]{1,80})]\\([^()\\s]{1,300}\\)");
    private static final Pattern ADDRESS = Pattern.compile("\\s?<?https?://[^\\s<>]{1,300}>?");
    private static final Pattern APOLOGY = Pattern.compile(
            "[.,;!-]? {1,2}(?:so )?(?:please |pls )?(?:excuse|forgive|pardon|expect|sorry for) .{1,60}$");
    private static final Pattern DECORATION = Pattern.compile("^[(<\\[*_ ]{1,4}|[)>\\]*_ ]{1,4}$");

    /** Beginnings of such a line in other languages. */
    private static final List<String> BEGINNINGS = List.of(
            "von meinem ",
            "gesendet von ",
            "gesendet mit ",
            "gesendet über ",
            "diese nachricht wurde von meinem ",
            "envoyé de mon ",
            "envoyé depuis ",
            "envoyé à partir ",
            "télécharger outlook",
            "obtenez outlook",
            "descargar outlook",
            "obtener outlook",
            "scarica outlook",
            "baixar outlook",
            "pobierz outlook",
            "enviado desde ",
            "enviado do ",
            "enviado de ",
            "enviado a partir ",
            "enviat des ",
            "inviato da ",
            "inviato dal ",
            "verzonden vanaf ",
            "verstuurd vanaf ",
            "verzonden met ",
            "verzonden vanuit ",
            "verstuurd vanuit ",
            "skickat från ",
            "sendt fra ",
            "sendt med ",
            "lähetetty ",
            "hämta outlook",
            "wysłane z ",
            "wysłano z ",
            "отправлено с ",
            "отправлено из ",
            "відправлено з ",
            "надіслано з ",
            "odesláno z ",
            "odoslané z ",
            "trimis de pe ",
            "küldve ",
            "poslano z ",
            "poslano s ",
            "στάλθηκε από ",
            "gửi từ ",
            "أُرسلت من ",
            "أرسلت من ",
            "发自我的",
            "從我的",
            "从我的",
            "나의 ");

    /** Ends of such a line in languages in which the verb comes last. */
    private static final List<String> ENDINGS = List.of(
            " gesendet",
            "から送信",
            "에서 보냄",
            " gönderildi",
            "ról küldve",
            "ről küldve",
            " für ios beziehen",
            " für android beziehen",
            "傳送",
            "发送");

    private MobileSignature() {}

    /**
     * Whether a line is such a signature. A line that only may be one counts if it stands alone at the end, where
     * nothing would be lost.
     */
    static boolean at(Lines lines, int index) {
        String line = lines.get(index);
        return matches(line)
                || index > 0
                        && lines.isBlank(index - 1)
                        && LIKELY.matcher(bare(line)).matches()
                        && lines.nextText(index + 1) == lines.count();
    }

    static boolean matches(String line) {
        String plain = bare(line);
        if (plain.length() < 5 || plain.length() > LONGEST || plain.split(" ").length > MOST_WORDS) {
            return false;
        }
        return PATTERNS.stream().anyMatch(pattern -> pattern.matcher(plain).matches()) || isForeign(plain);
    }

    private static boolean isForeign(String plain) {
        boolean sentence = plain.indexOf(',') >= 0 || plain.indexOf(':') >= 0;
        return !sentence
                && (BEGINNINGS.stream().anyMatch(plain::startsWith)
                        || ENDINGS.stream().anyMatch(plain::endsWith) && namesDevice(plain));
    }

    private static boolean namesDevice(String plain) {
        return List.of("iphone", "ipad", "android", "handy", "samsung", "mobil", "outlook", "mail").stream()
                .anyMatch(plain::contains);
    }

    private static String bare(String line) {
        if (line.length() > LONGEST_WITH_LINK) {
            return "";
        }
        String plain = LINK.matcher(line.strip()).replaceAll("$1").toLowerCase(Locale.ROOT);
        plain = ADDRESS.matcher(plain).replaceAll("");
        plain = DECORATION.matcher(plain).replaceAll("");
        plain = APOLOGY.matcher(plain).replaceFirst("").strip();
        return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
    }
}
