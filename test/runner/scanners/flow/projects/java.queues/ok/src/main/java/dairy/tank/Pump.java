package dairy.tank;

import java.util.List;
import java.util.concurrent.BlockingQueue;

class Pump implements Runnable {
    private static final List<String> FARMS = List.of("hill", "lake");
    private final BlockingQueue<Milk> source;

    Pump(BlockingQueue<Milk> source) {
        this.source = source;
    }

    @Override
    public void run() {
        try {
            while (true) pump(source.take());
        } catch (Exception e) {
            Thread.currentThread().interrupt();
        }
    }

    private void pump(Milk next) throws Exception {
        Runtime.getRuntime().exec("sh -c 'pump " + next.litres() + "'");
        if (FARMS.contains(next.farm())) Runtime.getRuntime().exec("sh -c 'pump --farm " + next.farm() + "'");
    }
}
