package net.pine.archive;

import java.io.File;
import java.io.IOException;

public class EntryTargets {
    private final File folder;

    public EntryTargets(File folder) {
        this.folder = folder;
    }

    public File targetOf(String name) throws IOException {
        File target = new File(folder, name);
        if (!target.getCanonicalPath().startsWith(folder.getCanonicalPath() + File.separator)) {
            throw new IOException("entry outside of the folder");
        }
        return target;
    }
}
