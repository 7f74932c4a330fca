using Flurl;
using Flurl.Http;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class StatusController : ControllerBase
{
    [HttpGet("status")]
    public async Task<string> Status(string number) =>
        await "https://track.example".AppendPathSegment(number).SetQueryParam("full", number).GetStringAsync();
}
