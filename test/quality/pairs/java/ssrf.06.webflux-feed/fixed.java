package net;

import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.server.*;
import reactor.core.publisher.Mono;

public class FeedHandler {
    private final WebClient client = WebClient.create("https://feeds.example.com");

    public Mono<ServerResponse> fetch(ServerRequest request) {
        String feed = request.queryParam("feed").orElse("");
        return client.get().uri("/feeds/{id}", feed).retrieve().bodyToMono(String.class)
            .flatMap(body -> ServerResponse.ok().bodyValue(body));
    }
}
