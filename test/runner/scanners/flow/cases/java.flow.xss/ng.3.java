import javax.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/pages/{site}")
public class SiteImprint {
    @GetMapping(value = "/imprint", produces = "text/html")
    public String imprint(HttpServletRequest request) {
        return "<a href='" + request.getServletPath() + "'>imprint</a>"; // expect
    }
}
