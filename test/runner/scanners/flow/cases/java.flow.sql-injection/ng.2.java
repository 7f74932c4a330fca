package shop.api;

import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
public class ReportController {
    private final JdbcTemplate jdbc;

    public ReportController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/reports/{region}")
    public List<Map<String, Object>> report(@PathVariable("region") String region) {
        return load(region.trim().toLowerCase());
    }

    private List<Map<String, Object>> load(String region) {
        return jdbc.queryForList(String.format("select * from sales where region = '%s'", region)); // expect
    }
}
