package cinema.films

import cinema.web.Screening
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RestController

@RestController
class FilmController(private val jdbc: JdbcTemplate, private val screening: Screening) {
    @GetMapping("/films")
    fun films(): List<Map<String, Any>> {
        jdbc.execute("select 1 from row_${screening.row}")
        return jdbc.queryForList("select * from films_${screening.hall}") // expect
    }
}
