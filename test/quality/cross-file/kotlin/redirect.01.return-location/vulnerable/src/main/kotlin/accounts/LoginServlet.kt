package accounts

import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class LoginServlet : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        request.session.setAttribute("user", "ada")
        response.sendRedirect(ReturnLocation.of(request)) // expect
    }
}
