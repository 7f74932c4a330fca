package museum

import org.springframework.jdbc.core.JdbcTemplate

class Paintings(private val template: JdbcTemplate) {
    fun find(painter: String, style: String): List<Map<String, Any>> {
        val select = Select("paintings").where("painter", painter).where("style", style)
        return template.queryForList(select.sql(), *select.values()) // expect
    }
}
