package com.acme.pages

import org.apache.commons.text.StringEscapeUtils

class Markup(private val out: StringBuilder = StringBuilder()) {
    fun text(value: String) {
        out.append(StringEscapeUtils.escapeHtml4(value))
    }

    fun element(name: String, vararg attributes: Pair<String, String>, content: Markup.() -> Unit = {}) {
        out.append('<').append(name)
        attributes.forEach { (key, value) -> out.append(' ').append(key).append("=\"").append(value).append('"') }
        out.append('>')
        content()
        out.append("</").append(name).append('>')
    }

    override fun toString(): String = out.toString()
}

fun document(title: String, body: Markup.() -> Unit): String {
    val markup = Markup()
    markup.element("head") { element("title") { text(title) } }
    markup.body()
    return markup.toString()
}
