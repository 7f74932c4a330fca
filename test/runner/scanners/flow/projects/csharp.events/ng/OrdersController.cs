using Microsoft.AspNetCore.Mvc;

namespace Kiosk.Orders;

[ApiController]
[Route("orders")]
public class OrdersController : ControllerBase
{
    private readonly OrderEvents _events;

    public OrdersController(OrderEvents events) => _events = events;

    [HttpPost]
    public IActionResult Place([FromQuery] string customer, [FromQuery] int copies)
    {
        _events.Place(customer, copies);
        return Accepted();
    }

    [HttpPost("notes")]
    public IActionResult Note([FromQuery] string text)
    {
        _events.Note(text);
        return Accepted();
    }
}
