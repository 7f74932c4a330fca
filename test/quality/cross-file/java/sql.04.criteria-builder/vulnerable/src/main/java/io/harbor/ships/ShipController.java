package io.harbor.ships;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ShipController {
    private final ShipQueries queries;

    public ShipController(ShipQueries queries) {
        this.queries = queries;
    }

    @GetMapping("/ports/{port}/ships")
    public List<Map<String, Object>> ships(@PathVariable String port, @RequestParam String flag) {
        return queries.find(new Criteria().equalTo("port", port).equalTo("flag", flag));
    }
}
