package org.notes

import java.io.File

object NoteFiles {
    fun fileFor(folder: File, title: String): File = File(folder, "notes/" + File(title).name)
}
