package theatre.web

import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse
import org.springframework.stereotype.Component
import org.springframework.web.context.annotation.RequestScope
import org.springframework.web.servlet.HandlerInterceptor

@Component
@RequestScope
class Performance {
    var hall: String = "main"
    var row: Int = 0
}

@Component
class PerformanceInterceptor(private val performance: Performance) : HandlerInterceptor {
    override fun preHandle(request: HttpServletRequest, response: HttpServletResponse, handler: Any): Boolean {
        performance.hall = if (request.getHeader("X-Hall") == "small") "small" else "main"
        performance.row = request.getHeader("X-Row").toInt()
        return true
    }
}
