using Microsoft.AspNetCore.Mvc;
using Support.Tickets;

namespace Support.Controllers;

[ApiController]
[Route("tickets")]
public class TicketsController : ControllerBase
{
    private readonly TicketService _tickets;

    public TicketsController(TicketService tickets) => _tickets = tickets;

    [HttpPost("close")]
    public IActionResult Close([FromForm] string number)
    {
        return Ok(_tickets.Close(number));
    }
}
