using System.Net.Http;

[ApiController]
public class PairController : ControllerBase
{
    private static readonly HashSet<string> Hosts = new(StringComparer.OrdinalIgnoreCase) { "a.example.com", "b.example.com" };
    private static readonly HttpClient http = new();

    [HttpGet("a")]
    public async Task Get(string url)
    {
        if (!Uri.TryCreate(url, UriKind.Absolute, out var uri)) return;
        if (!Hosts.Contains(uri.Host)) return;
        await http.GetAsync(url);
        await http.GetAsync(uri);
    }

    [HttpGet("b")]
    public async Task GetKnown(string url)
    {
        if (!IsKnown(url)) return;
        await http.GetAsync(url);
    }

    private static bool IsKnown(string url)
    {
        if (!Uri.TryCreate(url, UriKind.Absolute, out var uri))
        {
            return false;
        }

        return uri.Scheme == Uri.UriSchemeHttps && uri.IsDefaultPort && Hosts.Contains(uri.Host);
    }
}
