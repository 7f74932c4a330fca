package io.harbor.web;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

@Controller
public class LanguageController extends BaseController {
    @GetMapping("/language")
    public ModelAndView change(@RequestParam boolean english, @RequestParam String page, HttpServletResponse response) {
        response.addHeader("Content-Language", english ? "en" : "de");
        return goTo(page);
    }
}
