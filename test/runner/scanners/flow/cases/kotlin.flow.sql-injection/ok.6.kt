import java.sql.Connection
import org.springframework.web.bind.annotation.*

data class Search(val name: String?, val limit: Int, val tags: List<String>)

@RestController
class Items(private val connection: Connection) {
  @PostMapping("/items")
  fun find(@RequestBody search: Search): Boolean {
    val values = mutableListOf<String>()
    val sql = buildString {
      append("SELECT * FROM items WHERE 1=1")
      search.name?.let { append(" AND name = ?"); values += it }
      search.tags.forEach { append(" AND tag = ?"); values.add(it) }
      append(" LIMIT ${search.limit}")
    }
    val statement = connection.prepareStatement(sql)
    values.forEachIndexed { index, value -> statement.setString(index + 1, value) }
    return statement.executeQuery().next()
  }
}
