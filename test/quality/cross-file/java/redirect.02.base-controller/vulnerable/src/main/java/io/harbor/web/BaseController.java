package io.harbor.web;

import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.view.RedirectView;

public abstract class BaseController {
    protected ModelAndView goTo(String target) {
        return new ModelAndView(new RedirectView(target)); // expect
    }
}
