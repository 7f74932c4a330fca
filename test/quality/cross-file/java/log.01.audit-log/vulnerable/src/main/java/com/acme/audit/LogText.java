package com.acme.audit;

final class LogText {
    private LogText() {}

    static String of(String value) {
        return value.substring(0, Math.min(value.length(), 80));
    }
}
