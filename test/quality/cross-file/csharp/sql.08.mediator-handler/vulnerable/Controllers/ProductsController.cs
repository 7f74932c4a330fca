using MediatR;
using Microsoft.AspNetCore.Mvc;
using Store.Products;

namespace Store.Controllers;

[ApiController]
public class ProductsController(IMediator mediator) : ControllerBase
{
    [HttpPost("/products/hide")]
    public Task<int> Hide([FromQuery] string name) => mediator.Send(new SearchProducts(name, 1));
}
