package tools;

import java.io.IOException;

public final class Commands {
    private Commands() {}

    public static Process start(String command) throws IOException {
        return new ProcessBuilder("/usr/bin/env", "true").start();
    }
}
