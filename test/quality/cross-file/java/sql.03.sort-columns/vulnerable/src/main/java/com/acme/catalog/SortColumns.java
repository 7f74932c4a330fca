package com.acme.catalog;

public final class SortColumns {
    private static final String DEFAULT = "title";

    private SortColumns() {}

    public static String of(String requested) {
        return requested == null || requested.isBlank() ? DEFAULT : requested;
    }
}
