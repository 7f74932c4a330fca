package com.acme.cards

class Markup {
    private val out = StringBuilder()

    fun element(name: String, content: Markup.() -> Unit) {
        out.append("<").append(name).append(">")
        content()
        out.append("</").append(name).append(">")
    }

    operator fun String.unaryPlus() {
        out.append(encode(this))
    }

    fun Number.amount() {
        out.append(this.toString())
    }

    private fun encode(text: String) = text.trim()

    override fun toString(): String = out.toString()
}

fun markup(content: Markup.() -> Unit): String = Markup().apply(content).toString()
