package shop.orders;

abstract class BaseService {
    protected String normalized(String text) {
        return text.trim().toLowerCase();
    }
}
