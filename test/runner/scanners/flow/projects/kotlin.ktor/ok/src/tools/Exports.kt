package tools

private val FORMATS = setOf("csv", "json")

fun runExport(format: String) {
    if (format !in FORMATS) return
    Shell.run("export --format " + format)
}
