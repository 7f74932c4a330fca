package choir.web;

public final class StageContext {
    private static final ThreadLocal<Place> CURRENT = new ThreadLocal<>();

    public record Place(String hall, String row) {}

    public static void enter(Place place) {
        CURRENT.set(place);
    }

    public static Place current() {
        return CURRENT.get();
    }
}
