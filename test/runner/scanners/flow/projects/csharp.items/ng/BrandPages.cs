using Brands.Http;
using Microsoft.AspNetCore.Builder;

namespace Brands.Pages;

public class Menu
{
    public IReadOnlyList<string> Entries { get; } = new List<string> { "news", "shop" };

    public string Render() => string.Join("", Entries.Select(entry => $"<li>{entry}</li>"));
}

public static class BrandPages
{
    public static void Map(WebApplication app)
    {
        app.MapGet("/", (HttpContext context, Menu menu) =>
            Results.Content("<h1>" + context.Brand() + "</h1>" + menu.Render(), "text/html")); // expect
    }
}
