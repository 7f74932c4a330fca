package app.reports;

import app.tenancy.RegionHolder;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ReportController {
    private final JdbcTemplate jdbc;

    public ReportController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/reports/count")
    public Long count() {
        return jdbc.queryForObject("select count(*) from " + RegionHolder.get() + ".report", Long.class); // expect
    }

    @GetMapping("/reports/catalog")
    public Long catalog(HttpServletRequest request) {
        jdbc.execute("select 1 from " + request.getAttribute("other") + ".report");
        return jdbc.queryForObject("select count(*) from " + request.getAttribute("catalog") + ".report", Long.class); // expect
    }
}
