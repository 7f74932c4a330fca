package club.games;

import club.web.Membership;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class GameController {
    private final JdbcTemplate jdbc;
    private final Membership membership;

    public GameController(JdbcTemplate jdbc, Membership membership) {
        this.jdbc = jdbc;
        this.membership = membership;
    }

    @GetMapping("/games")
    public Long count() {
        jdbc.execute("select 1 from season_" + membership.getSeason());
        return jdbc.queryForObject("select count(*) from games_" + membership.getTeam(), Long.class); // expect
    }
}
