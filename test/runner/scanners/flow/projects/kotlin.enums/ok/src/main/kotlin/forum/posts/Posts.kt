package forum.posts

import forum.Filter
import javax.sql.DataSource

class Posts(private val dataSource: DataSource) {
    fun list(sort: SortKey) = dataSource.connection.use { connection ->
        connection.createStatement().executeQuery("SELECT title FROM posts ORDER BY ${sort.column}")
    }

    fun filtered(filter: Filter) = dataSource.connection.use { connection ->
        connection.createStatement().executeQuery("SELECT title FROM posts ORDER BY ${filter.sort.name}")
    }

    fun named(key: SortKey?) = dataSource.connection.use { connection ->
        connection.createStatement().executeQuery("SELECT title FROM posts WHERE key = '${key?.name ?: "DATE"}'")
    }
}
