package web;

import org.springframework.http.ResponseCookie;
import javax.servlet.http.*;

public class Remember extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        ResponseCookie cookie = ResponseCookie.from("remember_token", Tokens.next()).secure(true).httpOnly(true).sameSite("Lax").build();
        response.addHeader("Set-Cookie", cookie.toString());
    }
}
