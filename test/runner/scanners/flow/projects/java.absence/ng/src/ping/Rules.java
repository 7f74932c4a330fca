package ping;
import java.util.*;
public class Rules {
  static Optional<String> error(String host) {
    if (!host.matches("[a-z]+")) return Optional.of("bad host");
    return Optional.empty();
  }
  static Optional<String> checked(String host) {
    return host.matches("[a-z]+") ? Optional.of(host) : Optional.empty();
  }
  static String problem(String host) {
    if (!host.matches("[a-z]+")) return "bad";
    return null;
  }
  static List<String> problems(String host) {
    List<String> errors = new ArrayList<>();
    if (!host.matches("[a-z]+")) errors.add("bad");
    return errors;
  }
  static String unproblem(String host) {
    if (host.length() > 3) return "bad";
    return null;
  }
}
