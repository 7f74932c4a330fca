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
        context.Items["backend"] = context.Request.Headers["X-Backend"].ToString();
        return _next(context);
    }
}
