import java.sql.Connection
import org.springframework.web.bind.annotation.*

data class Search(val name: String?, val sort: String, val tags: List<String>)

@RestController
class Items(private val connection: Connection) {
  @PostMapping("/items")
  fun find(@RequestBody search: Search): Boolean {
    val sql = buildString {
      append("SELECT * FROM items WHERE 1=1")
      search.name?.let { append(" AND name = '$it'") }
      search.tags.forEach { append(" AND tag = '$it'") }
    }
    return connection.createStatement().executeQuery(sql).next() // expect
  }

  @GetMapping("/sorted")
  fun sorted(@RequestParam sort: String): Boolean {
    val sql = buildString {
      appendLine("SELECT * FROM items")
      append("ORDER BY ").append(sort)
    }
    return connection.createStatement().executeQuery(sql).next() // expect
  }
}
