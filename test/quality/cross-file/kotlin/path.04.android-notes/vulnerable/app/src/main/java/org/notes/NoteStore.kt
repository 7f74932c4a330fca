package org.notes

import java.io.File

class NoteStore(private val folder: File) {
    fun load(title: String): String = NoteFiles.fileFor(folder, title).readText() // expect
}
