package web;

import jakarta.servlet.http.*;
import java.util.Map;

public class Pref extends HttpServlet {
    @Override
    public void doGet(HttpServletRequest request, HttpServletResponse response) {
        Map<String, String[]> map = request.getParameterMap();
        int count = 0;
        if (!map.isEmpty()) {
            count = map.size();
        }
        HttpSession session = request.getSession(true);
        session.putValue("count", count);
    }
}
