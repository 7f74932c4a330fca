using System;
using System.Net;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace Shop.Web;

public class ErrorMiddleware
{
    private readonly RequestDelegate _next;

    public ErrorMiddleware(RequestDelegate next)
    {
        _next = next;
    }

    public async Task InvokeAsync(HttpContext context)
    {
        try
        {
            await _next(context);
        }
        catch (Exception ex)
        {
            await WriteAsync(context, ex);
        }
    }

    private static Task WriteAsync(HttpContext context, Exception exception)
    {
        context.Response.ContentType = "text/html";
        return context.Response.WriteAsync("<h1>" + WebUtility.HtmlEncode(exception.Message));
    }
}
