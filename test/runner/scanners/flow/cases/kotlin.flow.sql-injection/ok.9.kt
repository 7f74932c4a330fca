import org.springframework.jdbc.core.simple.JdbcClient
import org.springframework.web.bind.annotation.*

interface Part {
    data class Raw(val text: String) : Part
}

data class Limit(val size: Int)

private fun Part.sql(): String = toString()

private fun Limit.sql(): String = "LIMIT $size"

open class Query(val table: String)

class BushQuery(val species: String) : Query("bushes")

@RestController
class Bushes(private val jdbc: JdbcClient) {
    @GetMapping("/bushes")
    fun find(@RequestParam species: String): List<Any> {
        val part = Part.Raw(species)
        val query = BushQuery(species)
        return jdbc.sql("SELECT * FROM ${query.table} WHERE species = ? ${Limit(10).sql()}").param(part.text).query().listOfRows()
    }
}
