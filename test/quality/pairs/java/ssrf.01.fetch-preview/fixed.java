package com.acme.preview;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Set;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PreviewController {
    private static final Set<String> HOSTS = Set.of("cdn.acme.com", "img.acme.com");

    @GetMapping("/preview")
    public int preview(@RequestParam String url) throws IOException {
        URL target = new URL(url);
        if (!HOSTS.contains(target.getHost())) {
            throw new IllegalArgumentException("Host not allowed");
        }
        try (InputStream in = target.openStream()) {
            return in.readAllBytes().length;
        }
    }
}
