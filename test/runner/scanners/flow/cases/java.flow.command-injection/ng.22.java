package merges;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.springframework.web.bind.annotation.*;

@RestController
public class MergedSettings {
    @PostMapping("/merged")
    public void merged(@RequestBody Map<String, String> body) throws IOException {
        Map<String, String> settings = new HashMap<>();
        settings.put("dir", "/srv");
        settings.putAll(body);
        new ProcessBuilder("sh", "-c", "ls " + settings.get("dir")).start(); // expect
    }

    @PostMapping("/forced")
    public void forced(@RequestBody Map<String, String> body) throws IOException {
        Map<String, String> settings = new HashMap<>(body);
        settings.putAll(Map.of("dir", "/srv"));
        new ProcessBuilder("sh", "-c", "ls " + settings.get("dir")).start();
    }
}
