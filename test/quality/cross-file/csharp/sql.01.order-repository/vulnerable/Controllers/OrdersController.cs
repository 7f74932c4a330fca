using Microsoft.AspNetCore.Mvc;
using Shop.Services;

namespace Shop.Controllers;

[ApiController]
[Route("orders")]
public class OrdersController : ControllerBase
{
    private readonly OrderService _orders;

    public OrdersController(OrderService orders)
    {
        _orders = orders;
    }

    [HttpGet]
    public IActionResult List([FromQuery] string status)
    {
        return Ok(_orders.CountWithStatus(status));
    }
}
