package org.example.store

import org.springframework.jdbc.core.JdbcTemplate

class TableRecords(private val jdbc: JdbcTemplate) : Records {
    override fun count(title: String): Int = jdbc.queryForList("select id from records where title = ?", title).size

    override fun remove(title: String) {
        jdbc.update("delete from records where title = ?", title)
    }
}
