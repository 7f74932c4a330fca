package com.acme.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

public final class Shell {
    private Shell() {}

    public static String run(String... arguments) throws IOException {
        Process process = new ProcessBuilder(arguments).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
