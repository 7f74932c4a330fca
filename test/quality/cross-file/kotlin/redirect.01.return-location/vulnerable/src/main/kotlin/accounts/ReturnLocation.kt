package accounts

import jakarta.servlet.http.HttpServletRequest

object ReturnLocation {
    fun of(request: HttpServletRequest): String {
        return request.getParameter("returnTo") ?: "/"
    }
}
