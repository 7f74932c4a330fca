package tools

object Shell {
    fun run(command: String) {
        Runtime.getRuntime().exec(command) // expect
    }
}
