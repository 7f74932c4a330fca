package tools

fun runExport(format: String) {
    Shell.run("export --format " + format)
}
