package app.archive

import android.content.ContentProvider
import android.net.Uri
import android.os.Bundle
import android.os.ParcelFileDescriptor
import java.io.File

class PageProvider : ContentProvider() {
    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor? =
        ParcelFileDescriptor.open(File(root, uri.lastPathSegment!!), ParcelFileDescriptor.MODE_READ_ONLY) // expect

    override fun openAssetFile(uri: Uri, mode: String): Nothing? {
        val page = File(root, uri.lastPathSegment!!).canonicalFile
        if (!page.startsWith(root.canonicalFile)) return null
        ParcelFileDescriptor.open(page, ParcelFileDescriptor.MODE_READ_ONLY)
        return null
    }
}

class SaveActivity : Activity() {
    override fun onCreate(state: Bundle?) {
        val page = intent.extras?.getString("page") ?: return
        File(filesDir, "$page.html").writeText("saved") // expect
    }
}
