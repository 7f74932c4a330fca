package docs;

import javax.servlet.http.HttpServletRequest;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HelpController {
    @GetMapping(value = "/help", produces = MediaType.TEXT_HTML_VALUE)
    public String help(HttpServletRequest request) {
        return "<a href=\"" + request.getServletPath() + "?print=1\">Print</a>";
    }
}
