package pbem.repository;

import pbem.player.Player;
import pbem.player.Preferences;

/** The players' settings. */
public interface PlayerPreferences {

    /** A player's settings, with {@link Preferences#STANDARD} for what they have not set. */
    Preferences of(Player player);

    void set(Player player, Preferences preferences);
}
