package com.acme.pages

fun heading(name: String): String {
    val markup = Markup()
    markup.text(name)
    return markup.toString()
}

fun paragraph(name: String): String {
    val markup = Markup()
    markup.element("p", "lang" to "en") { text(name) }
    return markup.toString()
}

fun page(name: String): String = document("Boats") { element("p") { text(name) } }
