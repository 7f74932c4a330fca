package depot.web;

import java.util.HashMap;
import java.util.Map;

public final class ShelfScope {
    private static final ThreadLocal<Map<String, Object>> HELD = ThreadLocal.withInitial(HashMap::new);

    public static void set(String name, Object value) {
        HELD.get().put(name, value);
    }

    public static Object get(String name) {
        return HELD.get().get(name);
    }
}
