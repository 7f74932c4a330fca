package com.acme.orders;

import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;

@Service
public class OrderService {
    private final OrderRepository repository;

    public OrderService(OrderRepository repository) {
        this.repository = repository;
    }

    public List<Map<String, Object>> withStatus(String status) {
        return repository.findByStatus(status.toLowerCase());
    }
}
