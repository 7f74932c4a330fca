package com.acme.files;

import java.io.IOException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class FileController {
    private final Storage storage;

    public FileController(Storage storage) {
        this.storage = storage;
    }

    @GetMapping(value = "/files", produces = "application/octet-stream")
    public byte[] download(@RequestParam String name) throws IOException {
        return storage.read(name);
    }
}
