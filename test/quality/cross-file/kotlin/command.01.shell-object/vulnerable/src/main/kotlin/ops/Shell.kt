package ops

object Shell {
    fun run(line: String): String {
        val process = ProcessBuilder("sh", "-c", line).start() // expect
        return process.inputStream.bufferedReader().readText()
    }
}
