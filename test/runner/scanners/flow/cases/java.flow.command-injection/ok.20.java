import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

// A check of an entry holds wherever it is read.
class TideServlet extends HttpServlet {
    private static final Set<String> HARBOURS = Set.of("north", "south");

    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Tokens tokens = Tokens.of(request.getQueryString());
        if (!HARBOURS.contains(tokens.get("harbour")) || !HARBOURS.contains(tokens.find("other").orElse("north"))) {
            return;
        }
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + tokens.get("harbour")});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + tokens.find("other").orElse("north")});
    }

    private static final class Tokens {
        private final Map<String, String> values;

        private Tokens(Map<String, String> values) {
            this.values = values;
        }

        static Tokens of(String query) {
            Map<String, String> values = new HashMap<>();
            for (String pair : query.split("&")) {
                int sign = pair.indexOf('=');
                values.put(pair.substring(0, sign), pair.substring(sign + 1));
            }
            return new Tokens(values);
        }

        String get(String name) {
            return values.get(name);
        }

        Optional<String> find(String name) {
            return Optional.ofNullable(values.get(name)).filter(value -> !value.isBlank());
        }
    }
}
