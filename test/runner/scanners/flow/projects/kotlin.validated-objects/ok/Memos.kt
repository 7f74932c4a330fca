package memos

import jakarta.validation.Valid
import jakarta.validation.constraints.Pattern
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

data class MemoRequest(@field:Pattern(regexp = "[a-z]+") val column: String, val note: String)

@RestController
class MemoController(private val jdbc: JdbcTemplate, private val store: MemoStore) {
    @PostMapping("/memos")
    fun list(@Valid @RequestBody request: MemoRequest) {
        jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}")
    }

    @PostMapping("/memos/stored")
    fun stored(@Valid @RequestBody request: MemoRequest) = store.list(request)

    @PostMapping("/memos/checked")
    fun checked(@Valid @RequestBody request: MemoRequest) {
        jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}")
    }
}

class MemoStore(private val jdbc: JdbcTemplate) {
    fun list(request: MemoRequest) = jdbc.queryForList("SELECT name FROM r ORDER BY ${request.column}")
}
