import javax.servlet.http.*

class Case : HttpServlet() {
    override fun doPost(request: HttpServletRequest, response: HttpServletResponse) {
        val value = request.getParameter("value")
        XStream().apply { allowTypes(arrayOf(Call::class.java)) }.toXML(value)
    }
}
