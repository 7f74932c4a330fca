package com.acme.feeds;

import java.net.URI;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

@RestController
public class FeedController {
    private final WebClient client = WebClient.create();

    public static class Subscription {
        private String feed;
        public String getFeed() { return feed; }
        public void setFeed(String feed) { this.feed = feed; }
    }

    @PostMapping("/feeds/refresh")
    public Mono<Integer> refresh(@RequestBody Subscription subscription) {
        String feed = subscription.getFeed();
        if (!"feeds.acme.com".equals(URI.create(feed).getHost())) {
            return Mono.just(0);
        }
        return client.get().uri(feed).retrieve().bodyToMono(String.class).map(String::length);
    }
}
