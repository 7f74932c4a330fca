package app

import java.io.ObjectInputStream
import javax.servlet.http.*

class Restore : HttpServlet() {
    override fun doPost(req: HttpServletRequest, resp: HttpServletResponse) {
        val state = ObjectInputStream(req.inputStream).use { it.readObject() } // expect
        resp.setContentLength(state.toString().length)
    }
}
