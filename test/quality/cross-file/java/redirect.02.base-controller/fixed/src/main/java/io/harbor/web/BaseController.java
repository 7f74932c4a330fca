package io.harbor.web;

import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.view.RedirectView;

public abstract class BaseController {
    protected ModelAndView goTo(String target) {
        String path = switch (target) {
            case "ports" -> "/ports";
            case "ships" -> "/ships";
            default -> "/";
        };
        return new ModelAndView(new RedirectView(path));
    }
}
