package org.lumen.html;

import org.apache.commons.text.StringEscapeUtils;

public final class Html {
    private Html() {}

    public static String text(String value) {
        return value == null ? "" : StringEscapeUtils.escapeHtml4(value);
    }

    public static String paragraph(String content) {
        return "<p class=\"error\">" + content + "</p>";
    }
}
