package shop.data;

public interface OrderRepository {
    Object findByStatus(String status);
}
