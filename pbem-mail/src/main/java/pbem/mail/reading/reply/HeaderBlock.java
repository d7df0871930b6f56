package pbem.mail.reading.reply;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Recognises the header of the answered mail that Outlook and other programs copy into the text. */
final class HeaderBlock {

    private static final int LINES = 12;
    private static final int LONGEST_LABEL = 30;

    private enum Label {
        FROM,
        SENT,
        TO,
        CC,
        SUBJECT
    }

    private static final Map<String, Label> LABELS = labels(Map.of(
            Label.FROM,
            List.of(
                    "from",
                    "von",
                    "de",
                    "da",
                    "van",
                    "från",
                    "fra",
                    "lähettäjä",
                    "od",
                    "feladó",
                    "kimden",
                    "gönderen",
                    "от",
                    "від",
                    "від кого",
                    "от кого",
                    "από",
                    "expéditeur",
                    "remitente",
                    "mittente",
                    "de la",
                    "expeditor",
                    "từ",
                    "dari",
                    "发件人",
                    "寄件者",
                    "寄件人",
                    "差出人",
                    "보낸 사람",
                    "보낸사람",
                    "送信者",
                    "من",
                    "из"),
            Label.SENT,
            List.of(
                    "sent",
                    "date",
                    "gesendet",
                    "datum",
                    "gesendet am",
                    "envoyé",
                    "envoyé le",
                    "message du",
                    "enviado",
                    "enviado el",
                    "enviada em",
                    "enviado em",
                    "enviada",
                    "fecha",
                    "data",
                    "inviato",
                    "verzonden",
                    "skickat",
                    "sendt",
                    "dato",
                    "lähetetty",
                    "päivämäärä",
                    "wysłano",
                    "wysłane",
                    "odesláno",
                    "odoslané",
                    "dátum",
                    "küldve",
                    "gönderme tarihi",
                    "gönderildi",
                    "tarih",
                    "отправлено",
                    "дата",
                    "надіслано",
                    "στάλθηκε",
                    "ημερομηνία",
                    "trimis",
                    "đã gửi",
                    "ngày",
                    "dikirim",
                    "tanggal",
                    "发送时间",
                    "寄件日期",
                    "日期",
                    "日期时间",
                    "送信日時",
                    "日時",
                    "日付",
                    "보낸 날짜",
                    "날짜",
                    "傳送日期",
                    "تم الإرسال",
                    "التاريخ",
                    "时间"),
            Label.TO,
            List.of(
                    "to",
                    "an",
                    "à",
                    "a",
                    "para",
                    "aan",
                    "till",
                    "til",
                    "vastaanottaja",
                    "do",
                    "komu",
                    "címzett",
                    "kime",
                    "alıcı",
                    "кому",
                    "προς",
                    "destinatario",
                    "destinataire",
                    "către",
                    "đến",
                    "tới",
                    "kepada",
                    "收件人",
                    "收件者",
                    "宛先",
                    "إلى",
                    "받는 사람",
                    "받는사람"),
            Label.CC,
            List.of(
                    "cc", "kopie", "copie", "copie à", "kopia", "kopi", "kopio", "dw", "bilgi", "копия", "копія",
                    "cópia", "抄送", "副本", "참조"),
            Label.SUBJECT,
            List.of(
                    "subject",
                    "betreff",
                    "objet",
                    "sujet",
                    "asunto",
                    "assunto",
                    "oggetto",
                    "ogg",
                    "onderwerp",
                    "ämne",
                    "emne",
                    "aihe",
                    "temat",
                    "předmět",
                    "predmet",
                    "tárgy",
                    "konu",
                    "тема",
                    "θέμα",
                    "subiect",
                    "chủ đề",
                    "subjek",
                    "主题",
                    "主旨",
                    "件名",
                    "الموضوع",
                    "제목",
                    "assumpte")));

    private HeaderBlock() {}

    /**
     * Whether such a header begins on this line: at least three different labels close together, including that of the
     * sender.
     */
    static boolean at(Lines lines, int index) {
        if (label(lines.get(index)).isEmpty()) {
            return false;
        }
        Set<Label> seen = EnumSet.noneOf(Label.class);
        int others = 0;
        for (int i = index; i < Math.min(lines.count(), index + LINES) && others < 3; i++) {
            Optional<Label> label = label(lines.get(i));
            label.ifPresent(seen::add);
            others = label.isPresent() || lines.isBlank(i) ? 0 : others + 1;
        }
        return seen.size() >= 3 && seen.contains(Label.FROM);
    }

    private static Optional<Label> label(String line) {
        int colon = line.indexOf(':');
        if (colon < 1 || colon > LONGEST_LABEL) {
            return Optional.empty();
        }
        String label = line.substring(0, colon).replace("*", "").strip().toLowerCase(Locale.ROOT);
        return Optional.ofNullable(LABELS.get(label));
    }

    private static Map<String, Label> labels(Map<Label, List<String>> words) {
        Map<String, Label> labels = new HashMap<>();
        words.forEach((label, names) -> names.forEach(name -> labels.put(name, label)));
        return Map.copyOf(labels);
    }
}
