package choir.songs;

import choir.web.Voice;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SongController {
    private final JdbcTemplate jdbc;
    private final Voice voice;

    public SongController(JdbcTemplate jdbc, Voice voice) {
        this.jdbc = jdbc;
        this.voice = voice;
    }

    @GetMapping("/songs")
    public Long count() {
        jdbc.execute("select 1 from season_" + voice.getSeason());
        return jdbc.queryForObject("select count(*) from songs_" + voice.getTeam(), Long.class);
    }
}
