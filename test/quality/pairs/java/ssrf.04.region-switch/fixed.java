package com.acme.geo;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;

public class GeoServlet extends HttpServlet {
    private String endpoint(String region) {
        return switch (region) {
            case "eu" -> "http://geo-eu:8080/geo";
            case "us" -> "http://geo-us:8080/geo";
            default -> "http://geo-any:8080/geo";
        };
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String region = request.getParameter("region");
        URL url = new URL(endpoint(region));
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        response.setStatus(connection.getResponseCode());
    }
}
