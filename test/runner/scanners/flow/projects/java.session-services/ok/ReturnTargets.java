package portal;

import jakarta.servlet.http.HttpSession;
import org.springframework.stereotype.Component;

@Component
public class ReturnTargets {
    private static final String KEY = "portal.target";

    private final HttpSession session;

    public ReturnTargets(HttpSession session) {
        this.session = session;
    }

    public void remember(String target) {
        session.setAttribute(KEY, target);
    }

    public String last() {
        Object target = session.getAttribute(KEY);
        return target instanceof String text ? text : "/";
    }
}
