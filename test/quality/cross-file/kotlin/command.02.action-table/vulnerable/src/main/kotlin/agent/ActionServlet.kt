package agent

import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class ActionServlet : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val action = actions[request.getParameter("action")]
        if (action == null) {
            response.status = 404
            return
        }
        response.status = if (action(request.getParameter("argument")) == 0) 204 else 500
    }
}
