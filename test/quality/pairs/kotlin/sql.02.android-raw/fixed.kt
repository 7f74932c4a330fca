package app

import android.app.Activity
import android.database.sqlite.SQLiteDatabase
import android.os.Bundle

class NoteActivity : Activity() {
    private lateinit var db: SQLiteDatabase

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val id = intent.getStringExtra("id")
        val cursor = db.rawQuery("SELECT * FROM note WHERE id = ?", arrayOf(id))
        cursor.close()
    }
}
