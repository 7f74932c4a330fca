package org.notes

import android.app.Activity
import android.os.Bundle
import android.widget.TextView

class NoteActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val title = intent.data?.getQueryParameter("title") ?: return finish()
        val view = TextView(this)
        view.text = NoteStore(filesDir).load(title)
        setContentView(view)
    }
}
