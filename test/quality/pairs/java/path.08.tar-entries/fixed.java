package files.archive;

import java.io.*;
import java.nio.file.*;
import org.apache.commons.compress.archivers.tar.*;

public final class Tar {
    static void extract(Path archive, Path target) throws IOException {
        try (TarArchiveInputStream tar = new TarArchiveInputStream(Files.newInputStream(archive))) {
            TarArchiveEntry e;
            while ((e = tar.getNextTarEntry()) != null) {
                Path p = target.resolve(e.getName()).normalize();
                if (!p.startsWith(target)) {
                    continue;
                }
                Files.createDirectories(p.getParent());
                Files.copy(tar, p, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
