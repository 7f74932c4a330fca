import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Base64;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.HtmlUtils;

@RestController
class SignController {
    @GetMapping("/signs")
    void show(@RequestParam String kept, HttpServletResponse response) throws IOException, ClassNotFoundException {
        Sign sign = Sign.of(Base64.getDecoder().decode(kept));
        response.setContentType("text/html");
        response.getWriter().println("<p>" + HtmlUtils.htmlEscape(sign.getText()) + "</p>");
    }
}

class Sign implements Serializable {
    private String text;

    String getText() {
        return text;
    }

    static Sign of(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            stream.setObjectInputFilter(ObjectInputFilter.Config.createFilter("Sign;java.lang.String;!*"));
            return (Sign) stream.readObject();
        }
    }
}
