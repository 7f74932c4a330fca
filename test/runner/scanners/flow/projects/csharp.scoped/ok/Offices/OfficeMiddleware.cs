using Microsoft.AspNetCore.Http;

namespace Payroll.Offices;

public class OfficeMiddleware
{
    private readonly RequestDelegate _next;

    public OfficeMiddleware(RequestDelegate next) => _next = next;

    public async Task InvokeAsync(HttpContext context, OfficeInfo office)
    {
        office.Name = context.Request.Headers["X-Office"].ToString();
        office.Schema = office.Name == "north" ? "north" : "south";
        await _next(context);
    }
}
