package stored234

import androidx.room.*
import android.content.Context
import android.content.SharedPreferences
import android.database.Cursor
import android.database.sqlite.SQLiteDatabase
import androidx.datastore.preferences.core.stringPreferencesKey
import androidx.datastore.core.DataStore
import androidx.datastore.preferences.core.Preferences
import kotlinx.coroutines.flow.*

@Entity data class Note(@PrimaryKey val id: Long, val body: String, val size: Int)
@Dao interface NoteDao {
  @Query("SELECT * FROM note") fun getAll(): List<Note>
  @Query("SELECT * FROM note WHERE id = :id") suspend fun findById(id: Long): Note?
  @Query("SELECT * FROM note") fun observeAll(): Flow<List<Note>>
  @Query("SELECT body FROM note") fun loadBodies(): List<String>
}
class NoteRepository(private val noteDao: NoteDao, private val db: SQLiteDatabase, private val prefs: SharedPreferences, private val dataStore: DataStore<Preferences>) {
  suspend fun room(id: Long) {
    noteDao.getAll().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.body)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + noteDao.findById(id)?.body)) // expect
    noteDao.observeAll().collect { notes -> notes.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.body)) } } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + noteDao.loadBodies().first())) // expect
  }
  fun cursor() {
    val cursor = db.rawQuery("SELECT body FROM note", null)
    while (cursor.moveToNext()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cursor.getString(0))) // expect
    db.query("note", null, null, null, null, null, null).use { c -> if (c.moveToFirst()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + c.getString(c.getColumnIndexOrThrow("body")))) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cursor.getInt(1)))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + prefs.getString("host", ""))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + prefs.getInt("n", 0)))
  }
  suspend fun store() {
    val key = stringPreferencesKey("host")
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + dataStore.data.first()[key])) // expect
    dataStore.data.map { it[key] ?: "" }.collect { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
  }
}
