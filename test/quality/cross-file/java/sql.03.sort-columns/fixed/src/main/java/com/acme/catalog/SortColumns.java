package com.acme.catalog;

import java.util.Map;

public final class SortColumns {
    private static final String DEFAULT = "title";
    private static final Map<String, String> COLUMNS = Map.of("title", "title", "newest", "created_at DESC");

    private SortColumns() {}

    public static String of(String requested) {
        return requested == null ? DEFAULT : COLUMNS.getOrDefault(requested, DEFAULT);
    }
}
