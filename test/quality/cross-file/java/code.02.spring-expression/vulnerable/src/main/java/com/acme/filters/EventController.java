package com.acme.filters;

import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class EventController {
    private final EventFilter filter = new EventFilter();

    @GetMapping("/events")
    public List<Event> events(@RequestParam("where") String condition) {
        return filter.apply(List.of(new Event("start", 1), new Event("stop", 2)), condition);
    }
}
