package filteredok.web
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse
import org.springframework.stereotype.Component
import org.springframework.web.servlet.HandlerInterceptor
@Component
class HostInterceptor : HandlerInterceptor {
    override fun preHandle(request: HttpServletRequest, response: HttpServletResponse, handler: Any): Boolean {
        val host = request.getParameter("host")
        if (host == null || !Regex("[a-z0-9.]+").matches(host)) {
            response.sendError(400)
            return false
        }
        val label = request.getParameter("label")
        return !label.isNullOrBlank()
    }
}
