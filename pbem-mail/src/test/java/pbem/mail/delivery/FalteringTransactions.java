package pbem.mail.delivery;

import java.util.function.Function;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/** A database that can be made to fail as if another process held it. */
final class FalteringTransactions implements Transactions {

    private final Transactions sound;
    private boolean falters;

    FalteringTransactions(Transactions sound) {
        this.sound = sound;
    }

    void falter() {
        falters = true;
    }

    void recover() {
        falters = false;
    }

    @Override
    public <T> T change(Function<Repositories, T> work) {
        if (falters) {
            throw new Unavailable(new IllegalStateException("held, on purpose"));
        }
        return sound.change(work);
    }

    @Override
    public <T> T read(Function<Repositories, T> work) {
        return sound.read(work);
    }

    @Override
    public long generation() {
        return sound.generation();
    }
}
