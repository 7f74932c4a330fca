package net.pine.staff;

import java.util.regex.Pattern;

public final class Names {
    private static final Pattern NAME = Pattern.compile("[A-Za-z -]{1,100}");

    private Names() {}

    public static String checked(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("name has other characters than letters");
        }
        return name;
    }
}
