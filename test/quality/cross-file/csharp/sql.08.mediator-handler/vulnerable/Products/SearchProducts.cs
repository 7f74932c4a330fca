using MediatR;

namespace Store.Products;

public record SearchProducts(string Name, int Page) : IRequest<int>;
