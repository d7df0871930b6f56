package pbem.web.api.value;

import java.util.List;

/** What was announced, the newest first. */
public record NewsAnswer(List<AnnouncementItem> news) {}
