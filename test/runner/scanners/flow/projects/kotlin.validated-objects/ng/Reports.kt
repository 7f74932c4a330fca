package reports

import jakarta.validation.Valid
import jakarta.validation.constraints.Pattern
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

data class ReportRequest(@field:Pattern(regexp = "[a-z]+") val column: String, val note: String)

@RestController
class ReportController(private val jdbc: JdbcTemplate, private val store: ReportStore) {
    @PostMapping("/reports")
    fun list(@RequestBody request: ReportRequest) {
        jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}") // expect
    }

    @PostMapping("/reports/stored")
    fun stored(@RequestBody request: ReportRequest) = store.list(request)

    @PostMapping("/reports/checked")
    fun checked(@Valid @RequestBody request: ReportRequest) {
        jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}")
    }
}

class ReportStore(private val jdbc: JdbcTemplate) {
    fun list(request: ReportRequest) = jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}") // expect
}
