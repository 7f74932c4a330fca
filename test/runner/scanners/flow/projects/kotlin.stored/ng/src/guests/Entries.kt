package guests

import java.util.concurrent.ConcurrentLinkedDeque

data class Entry(val author: String, val text: String)

class Entries {
    private val entries = ConcurrentLinkedDeque<Entry>()

    fun add(entry: Entry) = entries.addFirst(entry)

    fun latest(): List<Entry> = entries.toList()
}
