import org.springframework.web.reactive.function.client.WebClient;

class Bean {
  private final WebClient client = WebClient.create();

  static class Subscription {
    private String feed;

    String getFeed() {
      return feed;
    }
  }

  @PostMapping("/feeds")
  Object refresh(@RequestBody Subscription subscription) {
    return client.get().uri(subscription.getFeed()).retrieve(); // expect
  }
}
