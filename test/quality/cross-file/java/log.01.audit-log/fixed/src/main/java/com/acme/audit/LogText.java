package com.acme.audit;

final class LogText {
    private LogText() {}

    static String of(String value) {
        return value.replaceAll("[\r\n]", " ");
    }
}
