using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Caching.Memory;

public class TemplateController : Controller
{
    private readonly IMemoryCache _cache;

    public TemplateController(IMemoryCache cache)
    {
        _cache = cache;
    }

    [HttpGet("/templates")]
    public IActionResult Download(string name)
    {
        var file = _cache.Get<string>(name);
        if (file == null) return NotFound();
        return PhysicalFile("/srv/templates/" + file, "application/pdf");
    }
}
