package io.harbor.media;

import java.util.concurrent.CompletableFuture;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ConverterController {
    private final Converter converter = new Converter(ConverterSettings.standard());

    @PostMapping("/convert")
    public CompletableFuture<Long> convert(@RequestParam String name, @RequestParam String format) {
        return converter.convert(name, format);
    }
}
