package portal

import org.apache.commons.text.StringEscapeUtils

class PageBuilder {
    private val body = StringBuilder()

    fun heading(text: String): PageBuilder {
        body.append("<h1>").append(StringEscapeUtils.escapeHtml4(text)).append("</h1>")
        return this
    }

    fun build(): String = "<html><body>$body</body></html>"
}
