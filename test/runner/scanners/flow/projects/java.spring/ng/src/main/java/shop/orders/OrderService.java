package shop.orders;

import shop.data.OrderRepository;

public class OrderService extends BaseService {
    private final OrderRepository repository;

    public OrderService(OrderRepository repository) {
        this.repository = repository;
    }

    public Object withStatus(String status) {
        return repository.findByStatus(normalized(status));
    }
}
