package web;

import javax.servlet.http.*;

public class ProfileSave extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        User user = (User) request.getSession().getAttribute("user");
        user.setDisplayName(request.getParameter("display_name"));
        user.setEmail(request.getParameter("email"));
    }
}
