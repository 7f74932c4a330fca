package app.notices;

import app.parcels.ParcelSent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
class ParcelNotices {
  private final RestTemplate http = new RestTemplate();

  @EventListener
  public void on(ParcelSent event) {
    http.getForObject(event.callback(), String.class); // expect
  }
}
