package com.acme.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

public final class Shell {
    private Shell() {}

    public static String run(String command) throws IOException {
        Process process = new ProcessBuilder("sh", "-c", command).start(); // expect
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
