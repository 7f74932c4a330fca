package shipping

import org.springframework.web.servlet.view.RedirectView

abstract class BaseController {
    private val pages = mapOf("ports" to "/ports", "ships" to "/ships")

    protected fun back(target: String): RedirectView = RedirectView(pages[target] ?: "/")
}
