using Flurl;
using Flurl.Http;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class TrackController : ControllerBase
{
    [HttpGet("track")]
    public async Task<string> Track(string endpoint, string number) =>
        await endpoint.AppendPathSegment(number).GetStringAsync(); // expect
}
