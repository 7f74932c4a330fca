import java.io.File
import java.io.FileInputStream
import javax.servlet.http.HttpServletRequest

class Charts(private val root: File) {
    fun either(request: HttpServletRequest): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        if (!file.toPath().startsWith(base.toPath()) || !file.isFile) return null
        return FileInputStream(file)
    }

    fun both(request: HttpServletRequest, isOpen: Boolean, isHidden: Boolean): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        val isInside = file.startsWith(base)
        if (isOpen && !isHidden && isInside) return FileInputStream(file)
        return null
    }

    fun lengths(request: HttpServletRequest, least: Int): FileInputStream? {
        val base = root.canonicalFile
        val file = base.resolve(request.getParameter("chart")).canonicalFile
        if (!file.startsWith(base) || -least + file.path.length > 100 || !file.canRead()) return null
        return FileInputStream(file)
    }
}
