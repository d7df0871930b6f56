package pbem.web.api.value;

import java.util.List;

/** All games. */
public record GamesAnswer(List<GameItem> games) {}
