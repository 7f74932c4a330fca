import java.util.Set;
import javax.naming.*;
import org.springframework.web.bind.annotation.*;

@RestController
class Sources {
  private static final Set<String> NAMES = Set.of("main", "archive");
  private final Context context = new InitialContext();

  @GetMapping("/sources")
  Object source(@RequestHeader("X-Source") String source) throws NamingException {
    if (!NAMES.contains(source)) {
      return null;
    }
    return context.lookup("java:comp/env/" + source);
  }
}
