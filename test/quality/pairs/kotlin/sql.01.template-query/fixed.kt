package app

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.*

@RestController
class UserSearch(private val jdbc: JdbcTemplate) {
    @GetMapping("/users")
    fun users(@RequestParam name: String): List<Map<String, Any>> {
        return jdbc.queryForList("select * from users where name = ?", name)
    }
}
