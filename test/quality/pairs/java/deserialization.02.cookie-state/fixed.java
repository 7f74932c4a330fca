package com.acme.cart;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Base64;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class CartController {
    @GetMapping("/cart")
    public Cart cart(@CookieValue("cart") String cookie) throws IOException, ClassNotFoundException {
        byte[] state = Base64.getDecoder().decode(cookie);
        return new ObjectMapper().readValue(state, Cart.class);
    }
}
