using FluentValidation;
using Microsoft.AspNetCore.Mvc;
namespace RendersNg;
[ApiController]
public class PingController : ControllerBase
{
    private readonly IValidator<PingRequest> _validator;
    private readonly RendersNgTools _tools;
    public PingController(IValidator<PingRequest> validator, RendersNgTools tools) { _validator = validator; _tools = tools; }
    [HttpPost("/ping")]
    public async Task<IActionResult> Ping([FromBody] PingRequest request)
    {
        var result = await _validator.ValidateAsync(request);
        if (!result.IsValid) return BadRequest(result.Errors);
        _tools.Ping(request.Host);
        _tools.Label(request.Label);
        _tools.Format(request.Format);
        _tools.Custom(request.Custom);
        _tools.Hex(request.Hex);
        _tools.Sql(request.Path);
        return Redirect(_tools.Go(request.Label));
    }
}
