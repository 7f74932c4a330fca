package chat

object Scripts {
    fun announce(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "announce $text")) // expect
    }

    fun archive(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "archive $text")) // expect
    }

    fun relay(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "relay $text")) // expect
    }

    fun mirror(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "mirror $text")) // expect
    }

    fun store(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "store $text")) // expect
    }

    fun stream(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "stream $text")) // expect
    }

    fun publish(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "publish $text")) // expect
    }

    fun frame(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "frame $text")) // expect
    }

    fun react(text: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "react $text")) // expect
    }
}
