package fleet.web

import fleet.dao.CarDao
import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse
import java.sql.DriverManager

class CarServlet : HttpServlet() {
    override fun doGet(request: HttpServletRequest, response: HttpServletResponse) {
        DriverManager.getConnection("jdbc:h2:mem:fleet").use { connection ->
            response.writer.print(CarDao(connection).countByPlate(request.getParameter("plate")))
        }
    }
}
