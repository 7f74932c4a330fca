import org.springframework.web.bind.annotation.*;
import org.zeroturnaround.exec.ProcessExecutor;

@RestController
class Images {
  @PostMapping("/resize")
  void resize(@RequestParam String filter) throws Exception {
    new ProcessExecutor().command("sh", "-c", "convert -filter " + filter + " in.png out.png").execute(); // expect
  }
}
