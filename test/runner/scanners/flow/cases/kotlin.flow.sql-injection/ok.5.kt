import jakarta.validation.Valid
import jakarta.validation.constraints.Pattern
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.*

enum class Direction { ASC, DESC }

data class Listing(@field:Pattern(regexp = "^[a-z_]+$") val column: String, val direction: Direction, val limit: Int)

@RestController
class Listings(private val jdbc: JdbcTemplate) {
  @PostMapping("/listings")
  fun list(@Valid @RequestBody listing: Listing): Any =
    jdbc.queryForList("SELECT * FROM items ORDER BY ${listing.column} ${listing.direction} LIMIT ${listing.limit}")
}
