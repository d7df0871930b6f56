package pbem.repository;

import pbem.player.Player;
import pbem.player.Preferences;

/** What everybody set for himself. */
public interface PlayerPreferences {

    /** {@link Preferences#STANDARD} as far as he set nothing else. */
    Preferences of(Player player);

    void set(Player player, Preferences preferences);
}
