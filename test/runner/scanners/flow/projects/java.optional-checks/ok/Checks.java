package optionalsok;
import java.util.Optional;
public class Checks {
    static Optional<String> host(String s) { return Optional.ofNullable(s).filter(x -> x.matches("[a-z]+")); }
    static boolean isHost(String s) { return Optional.ofNullable(s).filter(x -> x.matches("[a-z]+")).isPresent(); }
    static boolean isSet(String s) { return Optional.ofNullable(s).filter(x -> !x.isBlank()).isPresent(); }
}
class More {
    static boolean a(Optional<String> o) { return o.filter(x -> x.matches("[a-z]+")).isPresent(); }
    static boolean b(String s) { Optional<String> o = Optional.of(s).map(String::trim); return o.filter(x -> x.matches("[a-z]+")).isPresent(); }
}
