import java.io.File
import java.io.FileInputStream
import javax.servlet.http.HttpServletRequest

class Charts(private val root: File) {
    fun either(request: HttpServletRequest, isOpen: Boolean): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        if (isOpen && !file.startsWith(base) || !file.isFile) return null
        return FileInputStream(file) // expect
    }

    fun negated(request: HttpServletRequest, isOpen: Boolean): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        if (!(file.startsWith(base) || isOpen)) return null
        return FileInputStream(file) // expect
    }

    fun outside(request: HttpServletRequest, isOpen: Boolean): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        if (!isOpen || file.startsWith(base)) return null
        return FileInputStream(file) // expect
    }
}
