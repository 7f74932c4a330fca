package ledger

import java.sql.Connection
import javax.sql.DataSource

class Transactions(private val source: DataSource) {
    fun <T> run(work: (Connection) -> T): T {
        source.connection.use { connection ->
            connection.autoCommit = false
            val result = work(connection)
            connection.commit()
            return result
        }
    }
}
