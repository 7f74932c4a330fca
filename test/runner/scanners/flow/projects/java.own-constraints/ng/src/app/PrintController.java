package app;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PrintController {
  private final Prints prints;

  public PrintController(Prints prints) {
    this.prints = prints;
  }

  @PostMapping("/prints")
  public void print(@Valid @RequestBody PrintRequest request) throws Exception {
    prints.print(request);
  }
}
