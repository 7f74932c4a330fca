package org.lumen.html

import org.apache.commons.text.StringEscapeUtils

object Markup {
    fun text(value: String): String = StringEscapeUtils.escapeHtml4(value)

    fun plain(value: String): String = value.trim()
}
