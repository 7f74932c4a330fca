package shop.web;

import org.springframework.web.bind.annotation.*;
import shop.orders.OrderService;

@RestController
public class OrderController {
    private final OrderService orders;

    public OrderController(OrderService orders) {
        this.orders = orders;
    }

    @GetMapping("/orders")
    public Object list(@RequestParam String status) {
        return orders.withStatus(status);
    }
}
