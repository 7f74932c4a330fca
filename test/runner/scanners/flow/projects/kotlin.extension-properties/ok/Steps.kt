package tours

import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse
import jakarta.servlet.http.HttpSession

var HttpSession.nextPage: String?
    get() = getAttribute("tours.next") as? String
    set(value) = setAttribute("tours.next", value)

fun begin(request: HttpServletRequest) {
    request.session.nextPage = if (request.getParameter("next") == "map") "/map" else "/tours"
}

fun finish(request: HttpServletRequest, response: HttpServletResponse) {
    response.sendRedirect(request.session.nextPage)
}
