import javax.naming.*;
import org.springframework.web.bind.annotation.*;

@RestController
class Sources {
  private final Context context = new InitialContext();

  @GetMapping("/sources")
  Object source(@RequestHeader("X-Source") String source) throws NamingException {
    return context.lookup("java:comp/env/" + source); // expect
  }
}
