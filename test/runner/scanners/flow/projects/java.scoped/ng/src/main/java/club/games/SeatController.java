package club.games;

import club.web.GroundContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SeatController {
    private final JdbcTemplate jdbc;

    public SeatController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/seats")
    public Long count() {
        return jdbc.queryForObject("select count(*) from seats_" + GroundContext.current().hall(), Long.class); // expect
    }
}
