package dairy.tank;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public final class Tank {
    public static final Tank INSTANCE = new Tank();

    private final BlockingQueue<Milk> milk = new LinkedBlockingQueue<>();

    private Tank() {
        new Thread(new Pump(milk)).start();
    }

    public void fill(Milk next) {
        milk.add(next);
    }
}
