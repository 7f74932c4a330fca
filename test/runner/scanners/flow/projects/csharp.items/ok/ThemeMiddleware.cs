namespace Themes.Http;

public class ThemeMiddleware(RequestDelegate next)
{
    private static readonly Dictionary<string, string> Known = new() { ["dark"] = "night", ["bright"] = "light" };

    internal const string ThemeKey = "site.theme";

    public async Task InvokeAsync(HttpContext context)
    {
        if (context.Request.Headers.TryGetValue("X-Theme", out var values)) context.Items[ThemeKey] = Known.GetValueOrDefault(values.ToString(), "light");
        await next(context);
    }
}

public static class ThemeExtensions
{
    public static string Theme(this HttpContext context) =>
        context.Items.TryGetValue(ThemeMiddleware.ThemeKey, out var held) && held is string theme ? theme : "main";
}
