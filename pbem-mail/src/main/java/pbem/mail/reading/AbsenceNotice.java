package pbem.mail.reading;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Detects, by their subject, absence notices that lack the headers they should have. */
final class AbsenceNotice {

    /** Beginnings of subjects that only programs write. */
    private static final List<String> PREFIXES = List.of(
            "automatic reply",
            "auto reply",
            "auto-reply",
            "autoreply",
            "auto response",
            "auto-response",
            "autoresponse",
            "auto:",
            "out of office:",
            "out of office reply",
            "out of office autoreply",
            "out of the office:",
            "automatische antwort",
            "abwesenheitsnotiz",
            "abwesenheitsbenachrichtigung",
            "abwesend:",
            "réponse automatique",
            "absence du bureau",
            "respuesta automática",
            "fuera de la oficina:",
            "resposta automática",
            "risposta automatica",
            "fuori sede:",
            "risposta fuori sede",
            "automatisch antwoord",
            "afwezigheidsbericht",
            "automatisk svar",
            "automatiskt svar",
            "autosvar",
            "frånvaromeddelande",
            "automaattinen vastaus",
            "automaatvastus",
            "automatinis atsakymas",
            "automātiska atbilde",
            "automātiskā atbilde",
            "automatická odpověď",
            "automatická odpoveď",
            "automatski odgovor",
            "samodejni odgovor",
            "răspuns automat",
            "αυτόματη απάντηση",
            "autoodpowiedź",
            "odpowiedź automatyczna",
            "automatyczna odpowiedź",
            "automatikus válasz",
            "otomatik yanıt",
            "автоматический ответ",
            "автоответ",
            "автоматична відповідь",
            "автоматичен отговор",
            "trả lời tự động",
            "balasan otomatis",
            "מענה אוטומטי",
            "رد تلقائي",
            "ตอบกลับอัตโนมัติ",
            "自动答复",
            "自动回复",
            "自動回覆",
            "自動返信",
            "自動応答",
            "자동 회신",
            "자동 응답");

    /** Parts of subjects that people write as well. */
    private static final List<String> HINTS = List.of(
            "out of office",
            "out of the office",
            "on vacation",
            "vacation reply",
            "away from my mail",
            "auto reply",
            "autoreply",
            "automatic reply",
            "abwesenheit",
            "im urlaub",
            "absent du bureau",
            "fuera de la oficina",
            "fuori ufficio",
            "afwezig");

    private AbsenceNotice() {}

    static boolean isIn(MailHead head) {
        String subject = head.subject().toLowerCase(Locale.ROOT);
        return PREFIXES.stream().anyMatch(subject::startsWith)
                || HINTS.stream().anyMatch(subject::contains) && isLikely(head);
    }

    /** Whether the header has signs of a program that few people's mails have. They are not enough by themselves. */
    private static boolean isLikely(MailHead head) {
        return Stream.of("X-Auto-Response-Suppress", "X-MS-Exchange-Inbox-Rules-Loop", "X-Vacation")
                        .anyMatch(head::has)
                || ReturnPath.isNull(head, Envelope.unknown());
    }
}
