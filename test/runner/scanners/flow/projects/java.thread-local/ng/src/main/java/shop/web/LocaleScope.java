package shop.web;

import java.util.HashMap;
import java.util.Map;

public final class LocaleScope {
    private static final ThreadLocal<Map<String, Object>> HELD = ThreadLocal.withInitial(HashMap::new);

    public static void set(String name, Object value) {
        HELD.get().put(name, value);
    }

    public static Object get(String name) {
        return HELD.get().get(name);
    }
}
