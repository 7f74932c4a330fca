package shop

import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class EndOfSession(private val visits: Visits) {
    fun leave(request: HttpServletRequest, response: HttpServletResponse) {
        response.sendRedirect(visits.last(request) ?: "/") // expect
    }
}
