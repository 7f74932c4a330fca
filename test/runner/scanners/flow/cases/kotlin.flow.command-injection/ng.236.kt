package stored236

import app.cash.sqldelight.coroutines.asFlow
import app.cash.sqldelight.coroutines.mapToList
import app.cash.sqldelight.coroutines.mapToOne
import app.cash.sqldelight.db.SqlDriver
import com.acme.AppDatabase
import com.acme.HostQueries
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.*

class DelightHosts(private val database: AppDatabase, private val queries: HostQueries) {
  suspend fun a(id: Long) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + queries.selectById(id).executeAsOne().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + queries.selectById(id).executeAsOneOrNull()?.name)) // expect
    queries.selectAll().executeAsList().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.hostQueries.selectAll { _, name, _ -> name }.executeAsList().first())) // expect
    queries.selectAll().asFlow().mapToList(Dispatchers.IO).collect { list -> list.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } } // expect
    queries.selectById(id).asFlow().mapToOne(Dispatchers.IO).collect { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + queries.countAll().executeAsOne().toInt()))
  }
}
