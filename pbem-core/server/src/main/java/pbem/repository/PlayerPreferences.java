package pbem.repository;

import pbem.player.Player;
import pbem.player.Preferences;

/** What everybody set for themselves. */
public interface PlayerPreferences {

    /** {@link Preferences#STANDARD} as far as they set nothing else. */
    Preferences of(Player player);

    void set(Player player, Preferences preferences);
}
