package org.lumen.html;

public final class Html {
    private Html() {}

    public static String text(String value) {
        return value == null ? "" : value;
    }

    public static String paragraph(String content) {
        return "<p class=\"error\">" + content + "</p>";
    }
}
