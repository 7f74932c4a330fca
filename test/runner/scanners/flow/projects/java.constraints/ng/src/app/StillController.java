package app;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class StillController {
  private final Stills stills;

  public StillController(Stills stills) {
    this.stills = stills;
  }

  @PostMapping("/stills")
  public void make(@Valid @RequestBody StillRequest request) throws Exception {
    stills.make(request);
  }

  @GetMapping("/stills")
  public void list(@RequestParam @Pattern(regexp = Patterns.NAME) String folder) throws Exception {
    stills.list(folder);
  }
}
