using Yard.Boats;
using MediatR;
using Microsoft.AspNetCore.Mvc;

namespace Yard.Web;

public record RepairRequest(string Dock, string Part);

[ApiController]
[Route("boats")]
public class BoatsController : ControllerBase
{
    private readonly IMediator _mediator;
    public BoatsController(IMediator mediator) => _mediator = mediator;

    [HttpGet]
    public async Task<IActionResult> List(string? sort)
    {
        var column = sort switch { "date" => "built_at", "size" => "tons", _ => "name" };
        return Ok(await _mediator.Send(new ListBoats(column)));
    }

    [HttpGet("{id:int}")]
    public async Task<IActionResult> Get(int id) => Ok(await _mediator.Send(new GetBoat { Id = id, Table = "boats" }));

    [HttpPost("repair")]
    public async Task<IActionResult> Repair(RepairRequest request)
    {
        await _mediator.Send(new RepairBoat(request.Dock));
        return Accepted();
    }
}
