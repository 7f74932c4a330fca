package net.pine.archive;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

public class ZipExtractor {
    private final EntryTargets targets;

    public ZipExtractor(EntryTargets targets) {
        this.targets = targets;
    }

    public void extract(InputStream upload) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(upload)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                File target = targets.targetOf(entry.getName());
                Files.copy(zip, target.toPath()); // expect
            }
        }
    }
}
