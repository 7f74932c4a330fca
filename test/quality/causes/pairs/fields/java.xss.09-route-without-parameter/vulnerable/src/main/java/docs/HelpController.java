package docs;

import javax.servlet.http.HttpServletRequest;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HelpController {
    @GetMapping(value = "/help/{topic}", produces = MediaType.TEXT_HTML_VALUE)
    public String help(@PathVariable String topic, HttpServletRequest request) {
        return "<h1>Help about " + topic + "</h1>"; // expect
    }
}
