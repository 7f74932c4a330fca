package chat

object Scripts {
    private val room = Regex("[a-z]{1,20}")
    private val pages = mapOf("first" to "1", "last" to "9")

    fun announce(text: String) {
        ProcessBuilder("announce", "--", text).start()
    }

    fun archive(text: String) {
        if (!room.matches(text)) return
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "archive $text"))
    }

    fun relay(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "relay ${text.toInt()}"))
    }

    fun mirror(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "mirror ${pages[text]}"))
    }

    fun store(text: String) {
        if (text in pages) Runtime.getRuntime().exec(arrayOf("sh", "-c", "store $text"))
    }

    fun stream(text: String) {
        ProcessBuilder("stream", "--", text).start()
    }

    fun publish(text: String) {
        ProcessBuilder("publish", "--", text).start()
    }

    fun frame(text: String) {
        ProcessBuilder("frame", "--", text).start()
    }

    fun react(text: String) {
        ProcessBuilder("react", "--", text).start()
    }
}
