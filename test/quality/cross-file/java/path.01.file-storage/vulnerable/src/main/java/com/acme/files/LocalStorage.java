package com.acme.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.springframework.stereotype.Component;

@Component
public class LocalStorage implements Storage {
    private final Path root = Paths.get("/srv/files");

    @Override
    public byte[] read(String name) throws IOException {
        Path file = root.resolve(name).normalize();
        return Files.readAllBytes(file); // expect
    }
}
