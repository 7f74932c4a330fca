package com.acme.reports

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

private fun suffixOf(region: String): String = region.lowercase().replace(Regex("[^a-z0-9]"), "")

@RestController
class RegionController(private val jdbc: JdbcTemplate) {
    @GetMapping("/regions")
    fun totals(@RequestParam region: String): List<Map<String, Any>> =
        jdbc.queryForList("SELECT day, total FROM totals_" + suffixOf(region))
}
