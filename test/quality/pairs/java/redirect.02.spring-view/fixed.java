package com.acme.campaign;

import java.util.Map;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Controller
public class CampaignController {
    private static final Map<String, String> LANDING = Map.of("spring", "/offers/spring", "fall", "/offers/fall");

    @GetMapping("/go")
    public String go(@RequestParam("to") String to) {
        return "redirect:" + LANDING.getOrDefault(to, "/");
    }
}
