package com.acme.feeds;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class FeedClient {
    private final HttpClient http = HttpClient.newHttpClient();

    public String download(String url) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url)).GET().build(); // expect
        return http.send(request, HttpResponse.BodyHandlers.ofString()).body(); // expect
    }
}
