package com.acme.weather;

import org.springframework.web.bind.annotation.*;
import org.springframework.web.client.RestTemplate;

@RestController
public class WeatherProxy {
    private final RestTemplate rest = new RestTemplate();

    @GetMapping("/weather")
    public Forecast weather(@RequestParam String station, @RequestHeader("X-Region") String region) {
        String url = "https://eu.weather.internal/stations/{station}";
        return rest.getForObject(url, Forecast.class, station);
    }

    record Forecast(double celsius, String text) {}
}
