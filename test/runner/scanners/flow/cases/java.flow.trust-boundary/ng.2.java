package web;

import jakarta.servlet.http.*;
import java.util.Map;

public class Pref extends HttpServlet {
    @Override
    public void doGet(HttpServletRequest request, HttpServletResponse response) {
        Map<String, String[]> map = request.getParameterMap();
        String param = "";
        if (!map.isEmpty()) {
            String[] values = map.get("pref");
            if (values != null) {
                param = values[0];
            }
        }
        HttpSession session = request.getSession(true);
        session.putValue(param, "10340"); // expect
    }
}
