using MediatR;
using Store.Data;

namespace Store.Products;

public class SearchProductsHandler : IRequestHandler<SearchProducts, int>
{
    private readonly StoreContext _context;

    public SearchProductsHandler(StoreContext context) => _context = context;

    public Task<int> Handle(SearchProducts request, CancellationToken cancellationToken)
    {
        return _context.HideByNameAsync(request.Name, cancellationToken);
    }
}
