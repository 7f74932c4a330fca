namespace Gateway.Middleware;

public class BackendMiddleware
{
    private readonly RequestDelegate _next;

    public BackendMiddleware(RequestDelegate next)
    {
        _next = next;
    }

    public Task InvokeAsync(HttpContext context)
    {
        var isEurope = context.Request.Headers["X-Backend"].ToString() == "eu";
        context.Items["backend"] = isEurope ? "stock-eu.internal" : "stock.internal";
        return _next(context);
    }
}
