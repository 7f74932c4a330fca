package com.acme.mail;

import freemarker.template.Configuration;
import freemarker.template.Template;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class MailPreview {
    private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_32);

    @PostMapping("/mail/preview")
    public int preview(@RequestBody String text) throws Exception {
        Template template = new Template("preview", new StringReader("Dear customer, ${text}"), configuration);
        StringWriter out = new StringWriter();
        template.process(Map.of("text", text), out);
        return out.toString().length();
    }
}
