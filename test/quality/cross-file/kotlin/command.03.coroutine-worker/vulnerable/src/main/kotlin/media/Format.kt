package media

data class Format(val extension: String) {
    init {
        require(extension.isNotBlank()) { "The extension is missing." }
    }
}
