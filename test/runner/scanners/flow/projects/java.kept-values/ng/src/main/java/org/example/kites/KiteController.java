package org.example.kites;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class KiteController {

    private final WindWatch watch;

    public KiteController(WindWatch watch) {
        this.watch = watch;
    }

    @PostMapping("/winds/{station}/changed")
    public void changed(@PathVariable int station) {
        watch.announce(station);
    }

    @PostMapping("/winds/{station}")
    public void watch(@PathVariable int station, @RequestParam String address, @RequestParam int knots) {
        watch.remember(station, address, knots);
    }
}
