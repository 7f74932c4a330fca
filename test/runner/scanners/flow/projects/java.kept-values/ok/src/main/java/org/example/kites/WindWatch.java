package org.example.kites;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
public class WindWatch {

    private final RestTemplate client;
    private final Map<Integer, String> addresses = new HashMap<>();
    private final Map<Integer, Integer> limits = new HashMap<>();

    public WindWatch(RestTemplate client) {
        this.client = client;
    }

    public void remember(int station, String address, int knots) {
        addresses.put(station, address);
        limits.put(station, knots);
    }

    public void announce(int station) {
        String address = addresses.get(station);
        int knots = limits.get(station);
        twice(() -> client.postForObject("https://winds.example.org/limits/" + knots, address, String.class));
    }

    private <T> T twice(Supplier<T> call) {
        try {
            return call.get();
        } catch (IllegalStateException closed) {
            return call.get();
        }
    }
}
