package cinema.web

import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse
import org.springframework.stereotype.Component
import org.springframework.web.context.annotation.RequestScope
import org.springframework.web.servlet.HandlerInterceptor

@Component
@RequestScope
class Screening {
    var hall: String = "main"
    var row: Int = 0
}

@Component
class ScreeningInterceptor(private val screening: Screening) : HandlerInterceptor {
    override fun preHandle(request: HttpServletRequest, response: HttpServletResponse, handler: Any): Boolean {
        request.getHeader("X-Hall")?.let { screening.hall = it }
        screening.row = request.getHeader("X-Row").toInt()
        return true
    }
}
