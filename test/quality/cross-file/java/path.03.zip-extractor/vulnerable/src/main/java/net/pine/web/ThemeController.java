package net.pine.web;

import java.io.File;
import java.io.IOException;
import net.pine.archive.EntryTargets;
import net.pine.archive.ZipExtractor;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
public class ThemeController {
    private final ZipExtractor extractor = new ZipExtractor(new EntryTargets(new File("/srv/themes")));

    @PostMapping("/themes")
    public void upload(@RequestParam("theme") MultipartFile theme) throws IOException {
        extractor.extract(theme.getInputStream());
    }
}
