package org.lumen.hooks;

import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
public class HookSender {
    private final RestTemplate rest = new RestTemplate();

    public String test(HookSettings settings) {
        return rest.getForObject(settings.endpoint(), String.class); // expect
    }
}
