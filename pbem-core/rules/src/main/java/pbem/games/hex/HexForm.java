package pbem.games.hex;

import java.util.List;
import java.util.Locale;
import pbem.game.Position;
import pbem.kit.SgfForm;

/** The file format of Hex. On Little Golem, rows are letters, too. */
final class HexForm extends SgfForm {

    HexForm(SgfForm numbered) {
        super(numbered);
    }

    @Override
    public List<String> read(Position at, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        return plain.matches("[a-z]{2}")
                ? List.of(plain.substring(0, 1) + (plain.charAt(1) - 'a' + 1))
                : super.read(at, text);
    }
}
