package app

import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import javax.servlet.http.*

class Restore : HttpServlet() {
    override fun doPost(req: HttpServletRequest, resp: HttpServletResponse) {
        val state: State = jacksonObjectMapper().readValue(req.inputStream)
        resp.setContentLength(state.size)
    }
}
