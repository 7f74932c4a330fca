package portal

class PageBuilder {
    private val body = StringBuilder()

    fun heading(text: String): PageBuilder {
        body.append("<h1>").append(text).append("</h1>")
        return this
    }

    fun build(): String = "<html><body>$body</body></html>"
}
