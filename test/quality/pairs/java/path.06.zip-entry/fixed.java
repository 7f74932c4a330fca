package com.acme.imports;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
public class ThemeImport {
    @PostMapping("/themes")
    public void unpack(@RequestParam MultipartFile archive) throws IOException {
        Path target = Files.createTempDirectory("theme");
        try (ZipInputStream zip = new ZipInputStream(archive.getInputStream())) {
            ZipEntry entry;
            while ((entry = zip.getNextEntry()) != null) {
                Path file = target.resolve(entry.getName()).normalize();
                if (!file.startsWith(target)) {
                    throw new IOException("Entry leaves the archive: " + entry.getName());
                }
                Files.createDirectories(file.getParent());
                Files.copy(zip, file);
            }
        }
    }
}
