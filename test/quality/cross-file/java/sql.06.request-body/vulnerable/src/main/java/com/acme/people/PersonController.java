package com.acme.people;

import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PersonController {
    private final PersonSearch search;

    public PersonController(PersonSearch search) {
        this.search = search;
    }

    @PostMapping("/people/search")
    public List<?> search(@RequestBody PersonFilter filter) {
        return search.search(filter);
    }
}
