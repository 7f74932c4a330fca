package forum.posts

import javax.sql.DataSource

class Posts(private val dataSource: DataSource) {
    fun list(author: String?, sort: SortKey) = dataSource.connection.use { connection ->
        val filter = author?.let { " WHERE author = '$it'" } ?: ""
        connection.createStatement().executeQuery("SELECT title FROM posts$filter ORDER BY ${sort.column}") // expect
    }

    fun named(key: String) = dataSource.connection.use { connection ->
        connection.createStatement().executeQuery("SELECT title FROM posts WHERE key = $key") // expect
    }
}
