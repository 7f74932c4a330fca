package app.lagoon;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;

public final class Main {
    public static void main(String[] args) throws IOException {
        Feed feed = new Feed();
        HttpServer server = HttpServer.create(new InetSocketAddress(8080), 0);
        server.createContext("/readings", new ReadingHandler(feed));
        feed.listen(new Diary());
        server.start();
    }
}
