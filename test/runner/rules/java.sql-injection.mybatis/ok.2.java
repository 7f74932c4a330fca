import org.springframework.beans.factory.annotation.Value;

class Settings {
  @Value("${shop.mail.from}")
  private String from;

  @Delete("${kept.elsewhere}")
  void other() {}
}
