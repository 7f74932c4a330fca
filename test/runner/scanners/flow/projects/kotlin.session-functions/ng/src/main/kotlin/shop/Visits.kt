package shop

import jakarta.servlet.http.HttpServletRequest
import org.springframework.stereotype.Component

@Component
class Visits {
    fun note(request: HttpServletRequest, page: String) {
        if (page.length > 200) return
        request.session.setAttribute(PAGE, page) // expect
    }

    fun last(request: HttpServletRequest): String? {
        val session = request.getSession(false) ?: return null
        return session.getAttribute(PAGE) as? String
    }

    private companion object {
        const val PAGE = "visits.page"
        val LOCAL = Regex("/[a-z]+")
    }
}
