package kept.pages;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

@Component
public class PageStore {
    private final Map<String, String> pages = new ConcurrentHashMap<>();

    public void save(String name, String address) {
        pages.put(name, address);
    }

    public Collection<String> all() {
        return pages.values();
    }
}
