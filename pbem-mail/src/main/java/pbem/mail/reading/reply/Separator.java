package pbem.mail.reading.reply;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises a line that says that the answered or forwarded mail begins below it. */
final class Separator {

    private static final int LONGEST = 120;
    /** A separator between dashes. The copied header may follow on the same line, if a program joined all lines. */
    private static final Pattern BETWEEN_DASHES = Pattern.compile("-{2,60} ?([^-].{3,50}?) ?-{2,60}");

    private static final Pattern DASHES = Pattern.compile("^[-_=*~ ]{2,60}|[-_=*~: ]{1,60}$");

    private static final Set<String> WORDS = Set.of(
            "original message",
            "original mail",
            "original email",
            "reply message",
            "forwarded message",
            "forwarded by",
            "begin forwarded message",
            "ursprüngliche nachricht",
            "urspruengliche nachricht",
            "originalnachricht",
            "original-nachricht",
            "ursprüngliche e-mail",
            "weitergeleitete nachricht",
            "anfang der weitergeleiteten nachricht",
            "message d'origine",
            "message original",
            "message initial",
            "message transféré",
            "message transmis",
            "début du message réexpédié",
            "mensaje original",
            "mensaje reenviado",
            "inicio del mensaje reenviado",
            "mensagem original",
            "mensagem encaminhada",
            "mensagem reencaminhada",
            "messaggio originale",
            "messaggio inoltrato",
            "inizio messaggio inoltrato",
            "oorspronkelijk bericht",
            "oorspronkelijke bericht",
            "doorgestuurd bericht",
            "originele bericht",
            "ursprungligt meddelande",
            "originalmeddelande",
            "vidarebefordrat meddelande",
            "oprindelig meddelelse",
            "original meddelelse",
            "oprindelig besked",
            "opprinnelig melding",
            "videresendt melding",
            "alkuperäinen viesti",
            "wiadomość oryginalna",
            "oryginalna wiadomość",
            "wiadomość przekazana dalej",
            "původní zpráva",
            "původní e-mail",
            "přeposlaná zpráva",
            "pôvodná správa",
            "pôvodný e-mail",
            "eredeti üzenet",
            "továbbított üzenet",
            "mesaj original",
            "mesajul original",
            "orijinal mesaj",
            "özgün ileti",
            "orijinal ileti",
            "исходное сообщение",
            "первоначальное сообщение",
            "пересылаемое сообщение",
            "пересланное сообщение",
            "оригінальне повідомлення",
            "переслане повідомлення",
            "αρχικό μήνυμα",
            "tin nhắn gốc",
            "pesan asli",
            "原始邮件",
            "原始郵件",
            "转发邮件信息",
            "元のメッセージ",
            "转发的邮件",
            "원본 메시지",
            "원본 메일");

    private Separator() {}

    static boolean at(Lines lines, int index) {
        String line = lines.get(index).replace("&nbsp;", " ").strip(); // QQ Mail writes this
        Matcher flattened = BETWEEN_DASHES.matcher(line);
        if (flattened.lookingAt() && isKnown(flattened.group(1))) {
            return true;
        }
        return line.length() >= 5
                && line.length() <= LONGEST
                && isKnown(DASHES.matcher(line).replaceAll(""))
                && ("-=*".indexOf(line.charAt(0)) >= 0 || line.endsWith(":"));
    }

    private static boolean isKnown(String words) {
        return WORDS.contains(words.strip().toLowerCase(Locale.ROOT).replace('’', '\''));
    }
}
