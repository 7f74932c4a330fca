package net.pine.staff;

public final class Names {
    private Names() {}

    public static String checked(String name) {
        if (name.length() > 100) {
            throw new IllegalArgumentException("name is too long");
        }
        return name;
    }
}
