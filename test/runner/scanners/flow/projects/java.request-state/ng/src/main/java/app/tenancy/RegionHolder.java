package app.tenancy;

public final class RegionHolder {
    private static final ThreadLocal<String> CURRENT = new ThreadLocal<>();

    public static void set(String region) {
        CURRENT.set(region);
    }

    public static String get() {
        return CURRENT.get();
    }
}
