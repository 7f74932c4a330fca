namespace Brands.Http;

public class BrandMiddleware(RequestDelegate next)
{
    internal const string BrandKey = "site.brand";

    public async Task InvokeAsync(HttpContext context)
    {
        if (context.Request.Headers.TryGetValue("X-Brand", out var values)) context.Items[BrandKey] = values[0];
        await next(context);
    }
}

public static class BrandExtensions
{
    public static string Brand(this HttpContext context) =>
        context.Items.TryGetValue(BrandMiddleware.BrandKey, out var held) && held is string brand ? brand : "main";
}
