fun run(name: String): Process {
    return ProcessBuilder("git", "log", name).redirectErrorStream(true).start()
}
