package mill.cutting;

import java.util.concurrent.BlockingQueue;

class Cutter implements Runnable {
    private final BlockingQueue<Cut> source;

    Cutter(BlockingQueue<Cut> source) {
        this.source = source;
    }

    @Override
    public void run() {
        try {
            while (true) cut(source.take());
        } catch (Exception e) {
            Thread.currentThread().interrupt();
        }
    }

    private void cut(Cut next) throws Exception {
        Runtime.getRuntime().exec("sh -c 'saw " + next.length() + "'");
        Runtime.getRuntime().exec("sh -c 'saw " + next.saw() + "'"); // expect
    }
}
