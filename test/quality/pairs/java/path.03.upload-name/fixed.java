package com.acme.upload;

import java.io.File;
import java.io.IOException;
import java.util.UUID;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;

@Controller
public class AvatarController {
    private static final File FOLDER = new File("/srv/avatars");

    @PostMapping("/avatar")
    public String store(@RequestParam("image") MultipartFile image) throws IOException {
        File target = new File(FOLDER, UUID.randomUUID() + ".png");
        image.transferTo(target);
        return "redirect:/profile";
    }
}
