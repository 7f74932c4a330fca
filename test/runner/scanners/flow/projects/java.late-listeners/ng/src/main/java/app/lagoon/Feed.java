package app.lagoon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

final class Feed {
    private final List<Consumer<Reading>> listeners = new ArrayList<>();

    void listen(Consumer<Reading> listener) {
        listeners.add(listener);
    }

    void send(Reading reading) {
        for (Consumer<Reading> listener : listeners) {
            listener.accept(reading);
        }
    }
}
