package web;

import javax.servlet.http.*;

public class Remember extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        Cookie token = new Cookie("remember_token", Tokens.next());
        token.setMaxAge(60 * 60 * 24 * 365);
        response.addCookie(token); // expect
    }
}
