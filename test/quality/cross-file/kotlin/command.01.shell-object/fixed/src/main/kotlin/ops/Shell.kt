package ops

object Shell {
    fun run(vararg arguments: String): String {
        val process = ProcessBuilder(*arguments).start()
        return process.inputStream.bufferedReader().readText()
    }
}
