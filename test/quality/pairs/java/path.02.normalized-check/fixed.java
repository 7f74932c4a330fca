package com.acme.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/docs")
public class DocumentController {
    private static final Path BASE = Paths.get("/var/docs");

    @GetMapping("/read")
    public String read(@RequestParam String name) throws IOException {
        Path file = BASE.resolve(name).normalize();
        if (!file.startsWith(BASE)) {
            throw new IllegalArgumentException("Outside of the folder");
        }
        return Files.readString(file);
    }
}
