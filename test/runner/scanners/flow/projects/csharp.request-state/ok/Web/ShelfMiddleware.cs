namespace Depot.Web;

public class ShelfMiddleware
{
    private readonly RequestDelegate next;

    public ShelfMiddleware(RequestDelegate next) => this.next = next;

    public async Task InvokeAsync(HttpContext context)
    {
        context.Items["Shelf"] = int.Parse(context.Request.Headers["X-Shelf"]);
        await next(context);
    }
}
