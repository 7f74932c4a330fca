package app.tenancy;

public final class ShelfHolder {
    private static final ThreadLocal<Integer> CURRENT = ThreadLocal.withInitial(() -> 0);

    public static void set(int shelf) {
        CURRENT.set(shelf);
    }

    public static int get() {
        return CURRENT.get();
    }
}
