package com.acme.feeds;

import java.net.URI;

public final class FeedUrls {
    private FeedUrls() {}

    public static String require(String url) {
        URI uri = URI.create(url);
        if (uri.getHost() == null) {
            throw new IllegalArgumentException("host is missing");
        }
        return url;
    }
}
