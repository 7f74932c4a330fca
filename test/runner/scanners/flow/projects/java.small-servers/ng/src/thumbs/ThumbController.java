package thumbs;

import io.micronaut.context.event.ApplicationEventPublisher;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;

@Controller("/thumbs")
public class ThumbController {
  private final ApplicationEventPublisher<ThumbWanted> events;

  public ThumbController(ApplicationEventPublisher<ThumbWanted> events) {
    this.events = events;
  }

  @Post
  public void create(@Body ThumbForm form) {
    events.publishEventAsync(new ThumbWanted(form.place()));
  }
}
