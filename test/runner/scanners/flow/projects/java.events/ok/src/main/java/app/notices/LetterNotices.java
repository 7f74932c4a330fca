package app.notices;

import app.letters.LetterSent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
class LetterNotices {
  private final RestTemplate http = new RestTemplate();

  @EventListener
  public void on(LetterSent event) {
    http.getForObject("https://letters.example/sent/" + event.id(), String.class);
  }
}
