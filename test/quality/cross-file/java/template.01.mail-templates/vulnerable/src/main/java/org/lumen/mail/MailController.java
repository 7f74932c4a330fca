package org.lumen.mail;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class MailController {
    private final MailPreview preview = new MailPreview();

    @PostMapping(value = "/mails/preview", produces = "text/plain")
    public String preview(@RequestParam String body) {
        return preview.preview(body);
    }
}
