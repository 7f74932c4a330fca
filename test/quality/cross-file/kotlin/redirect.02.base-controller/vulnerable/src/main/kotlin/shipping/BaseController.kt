package shipping

import org.springframework.web.servlet.view.RedirectView

abstract class BaseController {
    protected fun back(target: String): RedirectView = RedirectView(target) // expect
}
