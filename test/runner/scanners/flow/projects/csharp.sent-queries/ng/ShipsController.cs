using AutoMapper;
using Harbor.Ships;
using Microsoft.AspNetCore.Mvc;

namespace Harbor.Web;

public record RenameRequest(string Name);

[Route("ships")]
public class ShipsController(IMapper mapper) : BaseController
{
    [HttpGet]
    public async Task<IActionResult> List([FromQuery] ListShips query) => Ok(await Mediator.Send(query));

    [HttpGet("find")]
    public async Task<IActionResult> Find(string? name)
    {
        var query = new FindShip(name ?? "");
        return Ok(await Mediator.Send(query, HttpContext.RequestAborted));
    }

    [HttpPut("{id:int}")]
    public async Task<IActionResult> Rename(int id, RenameRequest request)
    {
        var command = mapper.Map<RenameShip>(request);
        await Mediator.Send(command with { Id = id });
        return NoContent();
    }
}
