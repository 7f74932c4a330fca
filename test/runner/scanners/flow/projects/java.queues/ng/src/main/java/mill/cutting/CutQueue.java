package mill.cutting;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public final class CutQueue {
    public static final CutQueue INSTANCE = new CutQueue();

    private final BlockingQueue<Cut> waiting = new ArrayBlockingQueue<>(20);

    private CutQueue() {
        new Thread(new Cutter(waiting)).start();
    }

    public void submit(Cut cut) {
        waiting.offer(cut);
    }
}
