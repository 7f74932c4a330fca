package com.acme.webhooks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class WebhookTester {
    private final HttpClient client = HttpClient.newHttpClient();
    private final ObjectMapper mapper = new ObjectMapper();

    public int test(HttpServletRequest request) throws IOException, InterruptedException {
        JsonNode body = mapper.readTree(request.getInputStream());
        String callback = body.get("callback").asText();
        HttpRequest ping = HttpRequest.newBuilder()
            .uri(URI.create("https://hooks.acme.com/ping"))
            .POST(HttpRequest.BodyPublishers.ofString(callback))
            .build();
        return client.send(ping, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
}
