using System.Net.Http;

[ApiController]
public class MirrorController : ControllerBase
{
    private static readonly HttpClient http = new();

    [HttpGet("a")]
    public async Task Get(string url)
    {
        if (!Uri.TryCreate(url, UriKind.Absolute, out var uri)) return;
        if (uri.Scheme != Uri.UriSchemeHttps) return;
        await http.GetAsync(uri); // expect
        await http.GetAsync(url); // expect
    }

    [HttpGet("b")]
    public async Task GetPart(Uri root, string path)
    {
        if (Uri.TryCreate(root, path, out var uri)) await http.GetAsync(uri); // expect
    }
}
