package app;

import org.springframework.web.bind.annotation.*;

@RestController
class Api {
    private final Dao dao;

    Api(Dao dao) {
        this.dao = dao;
    }

    @GetMapping("/name")
    Object byName(@RequestParam String name) {
        return dao.find(name);
    }

    @GetMapping("/order")
    Object byOrder(@RequestParam String name) {
        return dao.find(new Order("id"));
    }
}
