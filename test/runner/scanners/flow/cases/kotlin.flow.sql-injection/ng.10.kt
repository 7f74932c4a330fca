package app.archive

import android.content.ContentProvider
import android.content.ContentValues
import android.database.Cursor
import android.net.Uri

class ArchiveProvider : ContentProvider() {
    private lateinit var helper: ArchiveHelper

    override fun query(uri: Uri, columns: Array<String>?, selection: String?, args: Array<String>?, order: String?): Cursor? {
        helper.writableDatabase.delete("visit", "page = '${uri.lastPathSegment}'", null) // expect
        return helper.readableDatabase.rawQuery("select * from page order by $order", args) // expect
    }

    override fun delete(uri: Uri, selection: String?, args: Array<String>?): Int =
        helper.writableDatabase.delete("page", "name = ?", arrayOf(uri.lastPathSegment))
}
