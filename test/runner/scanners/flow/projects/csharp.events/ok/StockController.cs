using Microsoft.AspNetCore.Mvc;

namespace Kiosk.Stock;

[ApiController]
[Route("stock")]
public class StockController : ControllerBase
{
    private readonly StockEvents _events;

    public StockController(StockEvents events) => _events = events;

    [HttpPost]
    public IActionResult Rename([FromQuery] string name)
    {
        _events.Rename(name);
        _events.Ask();
        return Accepted();
    }
}
