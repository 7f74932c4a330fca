package app.lagoon;

import java.util.function.Consumer;
import java.util.logging.Logger;

final class Diary implements Consumer<Reading> {
    private static final Logger LOG = Logger.getLogger("diary");

    @Override
    public void accept(Reading reading) {
        LOG.info("level " + reading.level() + " at " + reading.station().replaceAll("[\\r\\n]", "_"));
    }
}
