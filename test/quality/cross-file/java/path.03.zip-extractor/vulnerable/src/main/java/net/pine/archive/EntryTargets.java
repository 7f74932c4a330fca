package net.pine.archive;

import java.io.File;
import java.io.IOException;

public class EntryTargets {
    private final File folder;

    public EntryTargets(File folder) {
        this.folder = folder;
    }

    public File targetOf(String name) throws IOException {
        return new File(folder, name);
    }
}
