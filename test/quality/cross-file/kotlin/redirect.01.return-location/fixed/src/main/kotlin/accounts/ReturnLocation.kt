package accounts

import jakarta.servlet.http.HttpServletRequest

object ReturnLocation {
    private val pages = listOf("/", "/orders", "/settings")

    fun of(request: HttpServletRequest): String {
        val target = request.getParameter("returnTo")
        return pages.firstOrNull { it == target } ?: "/"
    }
}
