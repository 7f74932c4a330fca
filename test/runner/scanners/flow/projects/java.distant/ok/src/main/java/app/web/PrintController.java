package app.web;

import app.desk.Desk;
import org.springframework.web.bind.annotation.*;

@RestController
class PrintController {
  private final Desk desk;

  PrintController(Desk desk) {
    this.desk = desk;
  }

  @PostMapping("/print")
  void print(@RequestParam String name) throws Exception {
    var queue = desk.drawer().queue();
    queue.add(name);
    queue.driver().start(name);
  }
}
