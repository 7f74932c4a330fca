package app.beehives;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HiveController {
    private final Hives hives;

    public HiveController(Hives hives) {
        this.hives = hives;
    }

    @PostMapping("/hives")
    public List<Map<String, Object>> find(@RequestBody HiveSearch search) {
        return hives.find(search);
    }
}
