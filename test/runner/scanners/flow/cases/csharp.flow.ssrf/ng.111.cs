using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;

public class PreviewController : Controller
{
    private static readonly string[] Hosts = { "github.com", "www.youtube.com" };
    private readonly Dictionary<string, string> _mirrors;
    private readonly HttpClient _http;

    public async Task<IActionResult> Known(string link)
    {
        if (!Uri.TryCreate(link, UriKind.Absolute, out var uri)
            || uri.Scheme != Uri.UriSchemeHttps
            || !Hosts.Contains(uri.IdnHost, StringComparer.OrdinalIgnoreCase))
        {
            return NotFound();
        }
        await _http.GetStringAsync(uri.AbsoluteUri);
        return Ok();
    }

    public async Task<IActionResult> Mirror(string name)
    {
        if (!_mirrors.TryGetValue(name, out var mirror)) return NotFound();
        await _http.GetStringAsync(mirror);
        return Ok();
    }

    public async Task<IActionResult> Any(string link)
    {
        if (!Uri.TryCreate(link, UriKind.Absolute, out var uri) || uri.Scheme != Uri.UriSchemeHttps) return NotFound();
        await _http.GetStringAsync(uri.AbsoluteUri); // expect
        return Ok();
    }
}
