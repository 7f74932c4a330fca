using Themes.Http;
using Microsoft.AspNetCore.Builder;

namespace Themes.Pages;

public class Menu
{
    public IReadOnlyList<string> Entries { get; } = new List<string> { "news", "shop" };

    public string Render() => string.Join("", Entries.Select(entry => $"<li>{entry}</li>"));
}

public static class ThemePages
{
    public static void Map(WebApplication app)
    {
        app.MapGet("/", (HttpContext context, Menu menu) =>
            Results.Content("<h1>" + context.Theme() + "</h1>" + menu.Render(), "text/html"));
    }
}
