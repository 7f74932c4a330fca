package theatre.plays

import theatre.web.Performance
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RestController

@RestController
class PlayController(private val jdbc: JdbcTemplate, private val performance: Performance) {
    @GetMapping("/plays")
    fun plays(): List<Map<String, Any>> {
        jdbc.execute("select 1 from row_${performance.row}")
        return jdbc.queryForList("select * from plays_${performance.hall}")
    }
}
