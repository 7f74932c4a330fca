fun run(script: String): Process {
    val process = ProcessBuilder("sh", "-c", script).start() // expect
    return process
}
