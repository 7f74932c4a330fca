import org.springframework.jdbc.core.simple.JdbcClient
import org.springframework.web.bind.annotation.*

interface Clause {
    data class Raw(val text: String) : Clause
}

data class Page(val size: Int)

private fun Page.sql(): String = "LIMIT $size"

private fun Clause.sql(): String = when (this) {
    is Clause.Raw -> text
    else -> ""
}

fun where(clauses: List<Clause>): String = clauses.joinToString(" AND ") { it.sql() }

fun where(page: Page): String = page.sql()

open class Statement(val text: String)

class TreeStatement(species: String) : Statement("SELECT * FROM trees WHERE species = '$species'")

class Report(name: String) {
    val title: String

    init {
        title = "report of $name"
    }
}

@RestController
class Trees(private val jdbc: JdbcClient) {
    @GetMapping("/trees")
    fun find(@RequestParam extra: Map<String, String>): List<Any> {
        val clauses = buildList<Clause> { extra.forEach { (column, value) -> add(Clause.Raw("$column = '$value'")) } }
        return jdbc.sql("SELECT * FROM trees WHERE " + where(clauses)).query().listOfRows() // expect
    }

    @GetMapping("/species")
    fun species(@RequestParam species: String): List<Any> =
        jdbc.sql(TreeStatement(species).text).query().listOfRows() // expect

    @GetMapping("/reports")
    fun report(@RequestParam name: String): List<Any> =
        jdbc.sql("SELECT * FROM reports WHERE title = '${Report(name).title}'").query().listOfRows() // expect
}
