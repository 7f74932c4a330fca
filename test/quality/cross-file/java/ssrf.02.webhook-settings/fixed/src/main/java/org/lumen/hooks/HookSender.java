package org.lumen.hooks;

import java.util.Map;
import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
public class HookSender {
    private static final Map<String, String> ENDPOINTS = Map.of("chat", "https://chat.example.com/hook");
    private final RestTemplate rest = new RestTemplate();

    public String test(HookSettings settings) {
        return rest.getForObject(ENDPOINTS.get(settings.name()), String.class);
    }
}
