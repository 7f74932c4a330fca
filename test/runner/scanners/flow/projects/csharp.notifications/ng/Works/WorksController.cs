using MediatR;
using Microsoft.AspNetCore.Mvc;

namespace Museum.Works;

[ApiController]
[Route("works")]
public sealed class WorksController(IMediator mediator) : ControllerBase
{
    [HttpPost]
    public async Task<IActionResult> Add(NewWork work)
    {
        await mediator.Publish(new WorkAdded(work.Title, work.ImageUrl));
        return Accepted();
    }
}

public sealed record NewWork(string Title, string ImageUrl);
