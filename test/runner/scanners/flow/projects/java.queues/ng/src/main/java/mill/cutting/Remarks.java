package mill.cutting;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public final class Remarks {
    public static final Queue<String> OPEN = new ConcurrentLinkedQueue<>();
}
