namespace Shop.Web;

public class RegionMiddleware
{
    private readonly RequestDelegate next;

    public RegionMiddleware(RequestDelegate next) => this.next = next;

    public async Task InvokeAsync(HttpContext context)
    {
        context.Items["Region"] = context.Request.Headers["X-Region"].ToString();
        await next(context);
    }
}

public static class RegionExtensions
{
    public static string Region(this HttpContext context) => (string)context.Items["Region"];
}
