using Shop.Data;

namespace Shop.Services;

public class OrderService
{
    private readonly OrderRepository _repository;

    public OrderService(OrderRepository repository)
    {
        _repository = repository;
    }

    public int CountWithStatus(string status)
    {
        return _repository.Count(status.Trim());
    }
}
