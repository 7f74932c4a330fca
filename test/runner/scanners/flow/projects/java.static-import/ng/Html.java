package org.lumen.html;

import org.apache.commons.text.StringEscapeUtils;

public final class Html {
    public static final String HOME = "/home";

    public static String text(String value) {
        return StringEscapeUtils.escapeHtml4(value);
    }

    public static String text(String value, boolean isMarkup) {
        return isMarkup ? value : text(value);
    }

    public static String plain(String value) {
        return value.trim();
    }
}
