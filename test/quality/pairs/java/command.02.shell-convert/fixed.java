package com.acme.media;

import java.io.IOException;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ThumbnailController {
    @PostMapping("/thumbnails")
    public ResponseEntity<Void> create(@RequestParam String source, @RequestParam int width) throws IOException {
        String[] command = {"convert", "/srv/media/in.png", "-resize", "" + width, "-set", "comment", source, "out.png"};
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.inheritIO();
        builder.start();
        return ResponseEntity.accepted().build();
    }
}
