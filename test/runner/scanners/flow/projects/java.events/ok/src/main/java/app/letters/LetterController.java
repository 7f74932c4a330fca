package app.letters;

import org.springframework.context.ApplicationEventPublisher;
import org.springframework.web.bind.annotation.*;

@RestController
class LetterController {
  private final ApplicationEventPublisher events;

  LetterController(ApplicationEventPublisher events) {
    this.events = events;
  }

  @PostMapping("/letters/{id}")
  void send(@PathVariable Long id, @RequestParam String callback) {
    events.publishEvent(new LetterSent(id, callback));
  }
}
