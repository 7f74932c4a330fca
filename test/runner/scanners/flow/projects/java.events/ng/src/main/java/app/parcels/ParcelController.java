package app.parcels;

import org.springframework.context.ApplicationEventPublisher;
import org.springframework.web.bind.annotation.*;

@RestController
class ParcelController {
  private final ApplicationEventPublisher events;

  ParcelController(ApplicationEventPublisher events) {
    this.events = events;
  }

  @PostMapping("/parcels/{id}")
  void send(@PathVariable Long id, @RequestParam String callback) {
    events.publishEvent(new ParcelSent(id, callback));
  }
}
