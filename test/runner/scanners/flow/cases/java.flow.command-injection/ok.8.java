import org.springframework.web.bind.annotation.*;
import org.zeroturnaround.exec.ProcessExecutor;

@RestController
class Icons {
  @PostMapping("/icons")
  void resize(@RequestParam String filter) throws Exception {
    new ProcessExecutor().command("convert", "-filter", filter, "in.png", "out.png").execute();
  }
}
