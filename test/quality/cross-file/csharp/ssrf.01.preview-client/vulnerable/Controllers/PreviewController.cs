using Microsoft.AspNetCore.Mvc;
using Preview.Http;

namespace Preview.Controllers;

[ApiController]
public class PreviewController : ControllerBase
{
    private readonly PreviewClient _client;

    public PreviewController(PreviewClient client) => _client = client;

    [HttpGet("/preview")]
    public async Task<int> Get(string url) => await _client.LengthAsync(UrlPolicy.Require(url));
}
