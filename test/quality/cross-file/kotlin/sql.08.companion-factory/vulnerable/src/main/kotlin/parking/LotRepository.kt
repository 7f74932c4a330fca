package parking

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.stereotype.Repository

@Repository
class LotRepository(private val jdbc: JdbcTemplate) {
    fun ids(query: LotQuery): List<Int> = jdbc.queryForList(query.sql(), Int::class.java) // expect
}
