package invoices

import jakarta.servlet.http.HttpServlet
import jakarta.servlet.http.HttpServletRequest
import jakarta.servlet.http.HttpServletResponse

class InvoiceServlet : HttpServlet() {
    private val parser = InvoiceParser()

    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val total = parser.total(request.inputStream)
        response.setIntHeader("X-Digits", total.length)
    }
}
