package tools;

import java.io.IOException;

public final class Commands {
    private Commands() {}

    public static Process start(String command) throws IOException {
        return Runtime.getRuntime().exec(new String[] {"/bin/sh", "-c", command}); // expect low
    }
}
