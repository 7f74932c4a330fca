package net.pine.staff;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PhoneController {
    private final PhoneBook book;

    public PhoneController(PhoneBook book) {
        this.book = book;
    }

    @GetMapping("/phone")
    public String phone(@RequestParam String name) throws Exception {
        return book.lookup(name);
    }
}
