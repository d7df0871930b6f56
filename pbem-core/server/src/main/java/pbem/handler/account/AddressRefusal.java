package pbem.handler.account;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why an address did not become a player's, or did not cease to be. */
public sealed interface AddressRefusal extends Refusal {

    /** All of them are theirs already. */
    record YoursAlready(String address) implements AddressRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("address.yours-already", address);
        }
    }

    /** More than an account may have. */
    record TooMany(int most) implements AddressRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("address.too-many", most);
        }
    }

    /** So many questions were sent in their name of late that another would be a nuisance to somebody. */
    record AskedTooOften(int most) implements AddressRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("address.asked-too-often", most);
        }
    }

    /** Somebody, whoever it was, has had its owner asked something within a day; who may be a stranger to all this. */
    record AskedToday(String address) implements AddressRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("address.asked-today", address);
        }
    }

    /** It belongs to another account; nobody but who reads the mail there is told. */
    record OfAnotherAccount(String address) implements AddressRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("address.of-another-account", address);
        }
    }
}
