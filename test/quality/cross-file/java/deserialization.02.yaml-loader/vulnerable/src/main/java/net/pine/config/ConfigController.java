package net.pine.config;

import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ConfigController {
    private final ConfigImporter importer = new ConfigImporter();

    @PutMapping("/config")
    public int replace(@RequestBody String text) {
        return importer.importFrom(text);
    }
}
