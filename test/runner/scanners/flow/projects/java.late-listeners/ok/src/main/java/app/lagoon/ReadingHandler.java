package app.lagoon;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

final class ReadingHandler implements HttpHandler {
    private final Feed feed;

    ReadingHandler(Feed feed) {
        this.feed = feed;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        String station = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        feed.send(new Reading(station, 3));
        exchange.sendResponseHeaders(204, -1);
        exchange.close();
    }
}
