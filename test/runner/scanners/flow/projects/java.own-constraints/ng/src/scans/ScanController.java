package scans;

import app.KnownScanner;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ScanController {
  public record ScanRequest(@KnownScanner String scanner) {}

  @PostMapping("/scans")
  public void scan(@RequestBody ScanRequest request) throws Exception {
    new ProcessBuilder("sh", "-c", "scanimage -d " + request.scanner()).start(); // expect
  }
}
