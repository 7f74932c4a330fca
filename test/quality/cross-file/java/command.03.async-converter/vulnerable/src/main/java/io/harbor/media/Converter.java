package io.harbor.media;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;

public class Converter {
    private final ConverterSettings settings;

    public Converter(ConverterSettings settings) {
        this.settings = settings;
    }

    public CompletableFuture<Long> convert(String name, String format) {
        return CompletableFuture.supplyAsync(() -> start(name + "." + format));
    }

    private long start(String target) {
        String line = settings.program() + " -i " + settings.folder() + "/input.mp4 /tmp/" + target;
        try {
            return new ProcessBuilder("/bin/sh", "-c", line).start().pid(); // expect
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
