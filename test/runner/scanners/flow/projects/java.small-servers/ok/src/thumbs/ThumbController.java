package thumbs;

import io.micronaut.context.event.ApplicationEventPublisher;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;

@Controller("/thumbs")
public class ThumbController {
  private final ApplicationEventPublisher<SecondChosen> events;

  public ThumbController(ApplicationEventPublisher<SecondChosen> events) {
    this.events = events;
  }

  @Post
  public void create(@Body ThumbForm form) {
    events.publishEventAsync(new SecondChosen(form.place()));
  }
}
