import org.springframework.http.*;
import org.springframework.web.bind.annotation.*;
import play.mvc.*;

@RestController
class Redirects {
  @GetMapping("/next")
  ResponseEntity<Void> next(@RequestParam String next) {
    return ResponseEntity.status(302).header("Location", next).build(); // expect
  }
}

class PlayRedirects extends Controller {
  public Result next(Http.Request request) {
    return redirect(request.getQueryString("next")); // expect
  }
}
