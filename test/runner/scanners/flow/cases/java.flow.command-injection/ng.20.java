import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

// A check of one entry says nothing about the others.
class TideServlet extends HttpServlet {
    private static final Set<String> HARBOURS = Set.of("north", "south");

    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Tokens tokens = Tokens.of(request.getQueryString());
        String unit = tokens.find("unit").orElse("m");
        String day = tokens.get("day");
        String harbour = tokens.get("harbour");
        if (!HARBOURS.contains(harbour)) {
            return;
        }
        String mark = tokens.get("mark");
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + harbour});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + unit}); // expect
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + day}); // expect
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + mark}); // expect
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tide " + tokens.find("depth").orElse("")}); // expect
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
