package files;

import java.nio.file.*;
import java.nio.file.attribute.PosixFilePermissions;

public class Keys {
    void write(Path path, byte[] key) throws Exception {
        Files.write(path, key);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    }
}
